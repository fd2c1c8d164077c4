import type { InboxItem } from '@sikud/api'

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
