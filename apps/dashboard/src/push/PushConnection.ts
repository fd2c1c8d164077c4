/** A message from the provider's SDK; untrusted. */
export interface PushedMessage {
  messageId?: unknown
  notification?: { title?: unknown; body?: unknown }
  data?: Record<string, unknown>
  fcmOptions?: { link?: unknown }
}

/** The connection of this browser to the push provider. */
export type PushConnection = {
  /** Returns the push token of this browser; requests a new one when there is none, or it is older than seven days. */
  token: () => Promise<string>
  /** Deletes the token. */
  remove: () => Promise<void>
  /** Shows a notification of the browser, without the provider. */
  show: (title: string, body: string) => Promise<void>
  /** Called for messages while a page of the dashboard is visible. */
  onMessage: (listener: (message: PushedMessage) => void) => void
}
