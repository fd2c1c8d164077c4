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
  /** What sort of event it tells of, in the words of its source. */
  kind?: string
}
