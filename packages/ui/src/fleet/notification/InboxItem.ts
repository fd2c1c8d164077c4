/** A notification in the inbox. */
export interface InboxItem {
  /** Assigned by the source, so that an item is added only once. */
  id: string
  /** Untrusted: rendered as plain text only. */
  title: string
  body?: string
  /** Time of receipt, ISO 8601. */
  at: string
  read: boolean
  /** Address of the page that it is about. */
  to?: string
  /** Kind of event: one of `notificationKinds`, or another word of the source. */
  kind?: string
  /** True when it is urgent. */
  important?: boolean
  /** True when it is about a vehicle of the demo fleet. */
  simulated?: boolean
  /** Number of events, for a digest. */
  count?: number
}
