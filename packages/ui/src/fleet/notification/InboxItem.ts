/** One notification in the inbox. */
export interface InboxItem {
  /** Given by its source, so that the same one never arrives twice. */
  id: string
  /** Text from outside, shown as text and nothing else. */
  title: string
  body?: string
  /** When it was received, ISO 8601. */
  at: string
  read: boolean
  /** The page of the dashboard that it is about. */
  to?: string
  /** What sort of event it tells of: one of `notificationKinds`, or another word of its source. */
  kind?: string
  /** What should not wait among the others. */
  important?: boolean
  /** Whether it happened to a vehicle of the demo. */
  simulated?: boolean
  /** Of how many events it tells, where it is the digest of a flood. */
  count?: number
}
