/** What the browser says of notifications: not asked yet, allowed, refused, or not able to. */
export type PushPermission = 'default' | 'granted' | 'blocked' | 'unsupported'

/** What went wrong on the way to notifications of the browser. */
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

/** A fault with what it is about: the name of a missing value, or the words of the server. */
export interface PushFailure {
  fault: PushFault
  detail?: string
}

/** How it stands with notifications of this browser. */
export interface PushState {
  permission: PushPermission
  registration: 'off' | 'starting' | 'on' | 'stopping'
  failure: PushFailure | null
}
