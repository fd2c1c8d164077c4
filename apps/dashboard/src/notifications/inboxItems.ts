import type { InboxItem } from '@sikud/ui/notification'

/** How many notifications a browser keeps; the oldest make room. */
export const inboxLimit = 500

/** A change of the inbox; it answers the very same list when there is nothing to change. */
export type InboxEdit = (items: readonly InboxItem[]) => readonly InboxItem[]

/** Puts a notification in its place, newest first; one that is there already stays as it is. */
export function adding(item: InboxItem): InboxEdit {
  return (items) =>
    items.some(({ id }) => id === item.id)
      ? items
      : [...items, item].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, inboxLimit)
}

/** Marks one notification as read. */
export function reading(id: string): InboxEdit {
  return (items) => marked(items, (item) => item.id === id)
}

/** Marks those that are named as read. */
export function readingAll(ids: readonly string[]): InboxEdit {
  const named = new Set(ids)
  return (items) => marked(items, ({ id }) => named.has(id))
}

/** Takes a notification out. */
export function removing(id: string): InboxEdit {
  return (items) => (items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items)
}

function marked(items: readonly InboxItem[], chosen: (item: InboxItem) => boolean) {
  const isNews = (item: InboxItem) => !item.read && chosen(item)
  return items.some(isNews) ? items.map((item) => (isNews(item) ? { ...item, read: true } : item)) : items
}
