import type { InboxItem } from './models.ts'

/** Number of notifications that an inbox keeps; the oldest are dropped. */
export const INBOX_LIMIT = 500

const MAX_TITLE_LENGTH = 200
const MAX_BODY_LENGTH = 2000

/** A change of an inbox by its user or by a push message. */
export type InboxEdit =
  | { type: 'add'; item: InboxItem }
  | { type: 'read'; ids: readonly string[] }
  | { type: 'remove'; id: string }

/** Applies an edit; returns the same array when nothing changes. */
export function applyEdit(items: readonly InboxItem[], edit: InboxEdit): readonly InboxItem[] {
  if (edit.type === 'add') {
    return items.some(({ id }) => id === edit.item.id)
      ? items
      : [...items, edit.item].toSorted(newestFirst).slice(0, INBOX_LIMIT)
  }
  if (edit.type === 'remove') {
    return items.some(({ id }) => id === edit.id) ? items.filter(({ id }) => id !== edit.id) : items
  }
  const named = new Set(edit.ids)
  const isChanged = (item: InboxItem) => !item.read && named.has(item.id)
  return items.some(isChanged)
    ? items.map((item) => (isChanged(item) ? { ...item, read: true } : item))
    : items
}

/** Sorts newer items first. Of two items with the same time, the one with the higher id on our server comes first. */
export function newestFirst(a: InboxItem, b: InboxItem): number {
  return Date.parse(b.at) - Date.parse(a.at) || Number(b.id) - Number(a.id) || 0
}

/** Validates an untrusted notification; keeps only known fields, and returns null if a required field is invalid. */
export function readItem(raw: unknown): InboxItem | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { id, title, body, at, read, to, kind, important, simulated, count } = raw as Record<string, unknown> // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: an object's fields, each checked below
  if (!isText(id) || !isText(title) || !isText(at) || Number.isNaN(Date.parse(at))) return null
  return {
    id,
    title: title.slice(0, MAX_TITLE_LENGTH),
    at,
    read: read === true,
    ...(isText(body) && { body: body.slice(0, MAX_BODY_LENGTH) }),
    ...(isText(to) && isInside(to) && { to }),
    ...(isText(kind) && { kind }),
    ...(important === true && { important }),
    ...(simulated === true && { simulated }),
    ...(typeof count === 'number' && count > 1 && { count }),
  }
}

/** Returns whether an untrusted URL is a path of this app. */
export function isInside(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
