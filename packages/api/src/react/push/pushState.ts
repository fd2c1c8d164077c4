/** The browser's permission to show notifications; `default` means that the user was not asked yet. */
export type PushPermission = 'default' | 'granted' | 'blocked' | 'unsupported'

/** Why push messages could not be turned on or off. */
export type PushFault =
  | 'blocked'
  | 'dismissed'
  | 'unsupported'
  | 'indexedDb'
  | 'config'
  | 'code'
  | 'worker'
  | 'workerSlow'
  | 'subscribe'
  | 'update'
  | 'unsubscribe'
  | 'noToken'
  | 'server'

/** A fault. For `config`, `detail` is the name of the missing setting; for `server`, it is the server's message. */
export interface PushFailure {
  fault: PushFault
  detail?: string
}

/** State of push messages in this browser. */
export interface PushState {
  permission: PushPermission
  registration: 'off' | 'starting' | 'on' | 'stopping'
  failure: PushFailure | null
}

/** A message from the provider's SDK; its values are untrusted. */
export interface PushedMessage {
  messageId?: unknown
  notification?: { title?: unknown; body?: unknown }
  data?: Record<string, unknown>
  fcmOptions?: { link?: unknown }
}

/** State of the test message; `sent` means sent through the push provider, `shown` means shown by this browser only. */
export type PushTest =
  | { result: 'none' | 'sending' | 'sent' | 'shown' }
  | { result: 'failed'; message: string }

/** The connection of this browser to the push provider. */
export type PushConnection = {
  /** Returns the push token of this browser; requests a new one if there is none or it is older than seven days. */
  token: () => Promise<string>
  /** Deletes the token. */
  remove: () => Promise<void>
  /** Shows a notification in this browser only; the provider is not involved. */
  show: (title: string, body: string) => Promise<void>
  /** Adds a listener for the messages that arrive while a page of the dashboard is visible. */
  onMessage: (listener: (message: PushedMessage) => void) => void
}

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
