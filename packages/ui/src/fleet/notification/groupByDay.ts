import type { InboxItem } from './InboxItem.ts'

/** The items of one day, in order. */
export interface InboxDay {
  /** The day as text, which identifies it in the user's time zone. */
  day: string
  items: InboxItem[]
}

/** Groups a list that is sorted by time into days; `dayOf` returns the day of a time. */
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
