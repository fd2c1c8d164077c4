import type { InboxItem } from './InboxItem.ts'

/** The read-state filter of the inbox. */
export type InboxFilter = 'all' | 'unread' | 'important'

/** Returns the notifications that match the filter and the kind, if one is set. */
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
