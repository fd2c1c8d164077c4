import type { InboxItem } from './InboxItem.ts'

/** The items of one day, in their order. */
export interface InboxDay {
  /** The day as text, which is what tells two days apart: it knows the visitor's time zone. */
  day: string
  items: InboxItem[]
}

/** Cuts a list that is sorted by time into days; `dayOf` names the day of a moment. */
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
