import type { PushFailure, PushPermission, PushState } from '@sikud/ui/push'

export type PushEvent =
  | { type: 'permissionRead'; permission: PushPermission }
  | { type: 'permissionAnswered'; permission: PushPermission }
  | { type: 'starting' }
  | { type: 'started' }
  | { type: 'stopping' }
  | { type: 'stopped' }
  /** `hasToken` is true if our server can still send to this browser. */
  | { type: 'failed'; failure: PushFailure; hasToken: boolean }

/** Returns the initial state. */
export function initialPushState(permission: PushPermission): PushState {
  return { permission, registration: 'off', failure: null }
}

/** Returns the state after an event; returns the same object if the event changes nothing, like a late result. */
export function nextPushState(state: PushState, event: PushEvent): PushState {
  switch (event.type) {
    case 'permissionRead':
      return event.permission === state.permission ? state : initialPushState(event.permission)
    case 'permissionAnswered':
      // If a `permissionRead` event has already set this permission, the registration may have started. A new state
      // would reset it.
      if (event.permission === 'granted' && state.permission === 'granted') return state
      return { ...initialPushState(event.permission), failure: permissionFailure(event.permission) }
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
      if (!isUnderWay(state)) return state
      return {
        ...state,
        registration: state.registration === 'stopping' && event.hasToken ? 'on' : 'off',
        failure: event.failure,
      }
  }
}

/** Returns whether this browser is being registered or unregistered; a failure at another time is ignored. */
function isUnderWay({ registration }: PushState): boolean {
  return registration === 'starting' || registration === 'stopping'
}

/** Returns the failure for a permission that was not granted. */
function permissionFailure(permission: PushPermission): PushFailure | null {
  if (permission === 'default') return { fault: 'dismissed' }
  return permission === 'blocked' ? { fault: 'blocked' } : null
}
