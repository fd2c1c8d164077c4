/** One message for one browser, as the database has it. */
export interface PushMessage {
  messageId: number
  /** The number that the dashboard's list has it under; null for what stands in no list. */
  notificationId: number | null
  kind: string | null
  title: string
  body: string
  /** The page of the dashboard that shows it. */
  target: string | null
  tag: string
  important: boolean
  at: Date
  /** The provider's name of the browser. */
  token: string
  /** Where that browser has the dashboard. */
  origin: string | null
}
