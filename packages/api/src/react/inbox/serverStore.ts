import type { FleetClient } from '../../client/createFleetClient.ts'
import type { NotificationChanges } from '../../models.ts'
import { isStatus } from '../failures.ts'
import type { InboxData, InboxStore } from './createInbox.ts'
import { INBOX_LIMIT, newestFirst, readItem } from './inboxItems.ts'

/** Reads and changes the inbox of the user. `isStored` says whether it is still there after the page has closed. */
export function createServerStore(
  { request }: Pick<FleetClient, 'request'>,
  isStored: () => boolean = () => true,
): InboxStore {
  return {
    async load(known, signal) {
      try {
        const answer = await request('listNotifications', { since: known?.cursor }, { signal })
        const items = known?.cursor === undefined ? [] : known.items
        return { ...mergeChanges(items, answer), isStored: isStored() }
      } catch (error) {
        // The server no longer accepts this cursor, so this requests the whole list.
        if (known?.cursor === undefined || !isStatus(error, 400)) throw error
        const answer = await request('listNotifications', {}, { signal })
        return { ...mergeChanges([], answer), isStored: isStored() }
      }
    },
    async save(edit) {
      if (edit.type === 'read') await request('readNotifications', { body: { ids: edit.ids.map(Number) } })
      if (edit.type === 'remove') await request('deleteNotification', { id: edit.id }).catch(ignoreMissing)
    },
  }
}

/** Merges a response of the server into the known items, newest first. */
export function mergeChanges(
  items: InboxData['items'],
  { data, removed, cursor }: NotificationChanges,
): Omit<InboxData, 'isStored'> {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const raw of data) {
    const item = readItem({ ...raw, id: String(raw.id) })
    if (item !== null) byId.set(item.id, item)
  }
  for (const id of removed) byId.delete(String(id))
  return { items: [...byId.values()].toSorted(newestFirst).slice(0, INBOX_LIMIT), cursor }
}

/** Ignores a 404: another browser may have deleted the notification first. */
function ignoreMissing(error: unknown) {
  if (!isStatus(error, 404)) throw error
}
