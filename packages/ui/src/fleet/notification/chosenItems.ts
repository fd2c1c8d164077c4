import type { InboxItem } from './InboxItem.ts'

/** Which of the notifications are shown. */
export type InboxFilter = 'all' | 'unread' | 'important'

/** The notifications that pass a filter, and are of a kind where one is chosen. */
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
