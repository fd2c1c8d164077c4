/** A notification in the inbox. */
export interface InboxItem {
  /** The id from the server or the push message; it prevents the inbox from adding an item twice. */
  id: string
  /** The title is untrusted: render it as plain text only. */
  title: string
  body?: string
  /** When the event happened, or when this browser received the push message, ISO 8601. */
  at: string
  read: boolean
  /** URL of the page that the notification is about. */
  to?: string
  /** Kind of event: one of `notificationKinds`, or an unknown value from the server or the push message. */
  kind?: string
  /** True when the notification is urgent. */
  important?: boolean
  /** True when the notification is about a vehicle of the demo fleet. */
  simulated?: boolean
  /** Number of notifications that a digest replaces. */
  count?: number
}

/** The items of one day, in the order of the list. */
export interface InboxDay {
  /** The day in the user's time zone as text; different days have different texts. */
  day: string
  items: InboxItem[]
}

/** Groups items by day. The items must be sorted by time; `dayOf` returns the day of a time. */
export function groupByDay(items: readonly InboxItem[], dayOf: (at: string) => string): InboxDay[] {
  const days: InboxDay[] = []
  for (const item of items) {
    const day = dayOf(item.at)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}

/** The filter of the inbox by read state or importance. */
export type InboxFilter = 'all' | 'unread' | 'important'

/** Returns the notifications that match the filter and have this kind; a null kind matches all of them. */
export function chosenItems(
  items: readonly InboxItem[],
  filter: InboxFilter,
  kind: string | null,
): readonly InboxItem[] {
  if (filter === 'all' && kind === null) return items
  return items.filter(
    (item) =>
      (filter === 'all' || (filter === 'unread' ? !item.read : item.important === true)) &&
      (kind === null || item.kind === kind),
  )
}

/** Returns at most `most` items for the bell's panel: important unread items first, then the latest other items. */
export function latestFirst(items: readonly InboxItem[], most: number): InboxItem[] {
  const urgent = items.filter(({ important, read }) => important && !read).slice(0, most)
  const others = items.filter((item) => !urgent.includes(item)).slice(0, most - urgent.length)
  return [...urgent, ...others]
}
