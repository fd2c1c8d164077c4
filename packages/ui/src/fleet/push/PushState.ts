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
