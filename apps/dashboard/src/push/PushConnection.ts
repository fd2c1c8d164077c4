/** A message as the provider's SDK hands it out; nothing in it can be trusted. */
export interface PushedMessage {
  messageId?: unknown
  notification?: { title?: unknown; body?: unknown }
  data?: Record<string, unknown>
  fcmOptions?: { link?: unknown }
}

/** This browser's line to the push provider. */
export type PushConnection = {
  /** The provider's name of this browser; asks the provider when there is none yet, or it is older than seven days. */
  token: () => Promise<string>
  /** Gives the name back. */
  remove: () => Promise<void>
  /** Shows a notification of the browser, without the provider. */
  show: (title: string, body: string) => Promise<void>
  /** Of what arrives while a page of the dashboard is seen. */
  onMessage: (listener: (message: PushedMessage) => void) => void
}
