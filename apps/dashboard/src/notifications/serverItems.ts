import type { NotificationChanges } from '@sikud/api'
import type { InboxItem } from '@sikud/ui/notification'
import { inboxLimit } from './inboxItems.ts'
import { readItem } from './readItems.ts'

/** What this browser has done to a notification and the server may not have told back yet. */
export interface OwnEdit {
  id: string
  /** How many events it told of then: a digest that has grown since is news again. */
  count: number
  what: 'read' | 'removed'
}

/** The notifications after an answer of the server, newest first; the same list when it changes nothing. */
export function merged(items: readonly InboxItem[], { data, removed }: NotificationChanges) {
  const byId = new Map(items.map((item) => [item.id, item]))
  let isNew = false
  for (const raw of data) {
    const item = readItem({ ...raw, id: String(raw.id) })
    if (item === null || isSame(item, byId.get(item.id))) continue
    byId.set(item.id, item)
    isNew = true
  }
  for (const id of removed) isNew = byId.delete(String(id)) || isNew
  if (!isNew) return items
  return [...byId.values()].toSorted(newestFirst).slice(0, inboxLimit)
}

/** The notifications as this browser has left them, whatever of that the server knows. */
export function withEdits(items: readonly InboxItem[], edits: readonly OwnEdit[]): readonly InboxItem[] {
  if (edits.length === 0) return items
  const holds = (what: OwnEdit['what']) => {
    const counts = new Map(edits.filter((edit) => edit.what === what).map(({ id, count }) => [id, count]))
    return ({ id, count = 1 }: InboxItem) => (counts.get(id) ?? 0) >= count
  }
  const isRemoved = holds('removed')
  const isRead = holds('read')
  return items
    .filter((item) => !isRemoved(item))
    .map((item) => (!item.read && isRead(item) ? { ...item, read: true } : item))
}

/** Unread ones that were not there before, or have grown; newest first. */
export function newsAmong(items: readonly InboxItem[], before: readonly InboxItem[]): InboxItem[] {
  const counts = new Map(before.map(({ id, count = 1 }) => [id, count]))
  const oldest = before.length < inboxLimit ? -Infinity : Date.parse(before.at(-1)?.at ?? '')
  return items.filter(
    ({ id, read, at, count = 1 }) =>
      !read &&
      count > (counts.get(id) ?? 0) &&
      // What comes up at the end of a full list, since it has room again, is no news.
      (counts.has(id) || Date.parse(at) >= oldest),
  )
}

/** Servers repeat what they have told lately: that is no change. */
function isSame(item: InboxItem, before: InboxItem | undefined) {
  return before !== undefined && JSON.stringify(item) === JSON.stringify(before)
}

function newestFirst(a: InboxItem, b: InboxItem) {
  return Date.parse(b.at) - Date.parse(a.at) || Number(b.id) - Number(a.id)
}
