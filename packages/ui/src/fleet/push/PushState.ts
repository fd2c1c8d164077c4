/** Notification permission of the browser: not asked, granted, denied or unsupported. */
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

/** A fault with its detail: the name of a missing setting, or the server's message. */
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
