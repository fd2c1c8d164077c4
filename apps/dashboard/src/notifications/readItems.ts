import type { InboxItem } from '@sikud/ui/notification'
import { isInside } from '../paths.ts'
import { inboxLimit } from './inboxItems.ts'

const longestTitle = 200
const longestBody = 2000

/** The notifications among what was stored; what is not one, such as of another version, is left out. */
export function readItems(stored: unknown): readonly InboxItem[] {
  if (!Array.isArray(stored)) return []
  return stored
    .map(readItem)
    .filter((item) => item !== null)
    .slice(0, inboxLimit)
}

/** A notification from outside with what of it can be trusted, or null when it is none. */
export function readItem(raw: unknown): InboxItem | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { id, title, body, at, read, to, kind, important, simulated, count } = raw as Record<string, unknown> // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: an object's fields, each checked below
  if (!isText(id) || !isText(title) || !isText(at) || Number.isNaN(Date.parse(at))) return null
  return {
    id,
    title: title.slice(0, longestTitle),
    at,
    read: read === true,
    ...(isText(body) && { body: body.slice(0, longestBody) }),
    ...(isText(to) && isInside(to) && { to }),
    ...(isText(kind) && { kind }),
    ...(important === true && { important }),
    ...(simulated === true && { simulated }),
    ...(typeof count === 'number' && count > 1 && { count }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
