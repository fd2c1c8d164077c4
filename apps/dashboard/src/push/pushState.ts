import type { PushFailure, PushPermission, PushState } from '@sikud/ui/push'

export type PushEvent =
  | { type: 'looked'; permission: PushPermission }
  | { type: 'asked'; permission: PushPermission }
  | { type: 'starting' }
  | { type: 'started' }
  | { type: 'stopping' }
  | { type: 'stopped' }
  | { type: 'failed'; failure: PushFailure }

/** Returns the initial state. */
export function initialPushState(permission: PushPermission): PushState {
  return { permission, registration: 'off', failure: null }
}

/** Returns the state after an event; returns the same object if the event is late and changes nothing. */
export function nextPushState(state: PushState, event: PushEvent): PushState {
  switch (event.type) {
    case 'looked':
      return event.permission === state.permission ? state : initialPushState(event.permission)
    case 'asked':
      // If a `looked` event has already set this permission, the registration may have started; a new state would reset
      // it.
      if (event.permission === 'granted' && state.permission === 'granted') return state
      return { ...initialPushState(event.permission), failure: refusalOf(event.permission) }
    case 'starting':
      return state.permission === 'granted' && state.registration !== 'on'
        ? { ...state, registration: 'starting', failure: null }
        : state
    case 'started':
      return state.registration === 'starting' ? { ...state, registration: 'on' } : state
    case 'stopping':
      return { ...state, registration: 'stopping', failure: null }
    case 'stopped':
      return state.registration === 'stopping' ? { ...state, registration: 'off' } : state
    default:
      return isUnderWay(state) ? { ...state, registration: 'off', failure: event.failure } : state
  }
}

/** Returns whether this browser is being registered or unregistered; a failure at another time is ignored. */
function isUnderWay({ registration }: PushState): boolean {
  return registration === 'starting' || registration === 'stopping'
}

/** Returns the failure for a permission that was not granted. */
function refusalOf(permission: PushPermission): PushFailure | null {
  if (permission === 'default') return { fault: 'dismissed' }
  return permission === 'blocked' ? { fault: 'blocked' } : null
}
