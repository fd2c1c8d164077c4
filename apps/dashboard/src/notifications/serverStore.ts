import type { FleetClientOptions, NotificationChanges } from '@sikud/api'
import { createNotificationClient, type NotificationClient } from '@sikud/api/notifications'
import { isStatus } from '../failures.ts'
import type { InboxData, InboxStore } from './createInbox.ts'
import { INBOX_LIMIT, newestFirst, readItem } from './inboxItems.ts'

const clients = new WeakMap<FleetClientOptions, NotificationClient>()

/** Returns the client for the server feature `notifications`; the same `connection` always gets the same client. */
export function notificationClient(connection: FleetClientOptions): NotificationClient {
  const client = clients.get(connection) ?? createNotificationClient(connection)
  clients.set(connection, client)
  return client
}

type InboxClient = Pick<NotificationClient, 'listNotifications' | 'readNotifications' | 'deleteNotification'>

/** Reads and changes the inbox that the server keeps for the user. */
export function createServerStore(client: InboxClient): InboxStore {
  return {
    async load(known, signal) {
      try {
        const answer = await client.listNotifications({ since: known?.cursor, signal })
        return mergeChanges(known?.cursor === undefined ? [] : known.items, answer)
      } catch (error) {
        // The server no longer accepts this cursor, so this requests the whole list.
        if (known?.cursor === undefined || !isStatus(error, 400)) throw error
        return mergeChanges([], await client.listNotifications({ signal }))
      }
    },
    async save(edit) {
      if (edit.type === 'read') await client.readNotifications(edit.ids.map(Number))
      if (edit.type === 'remove') await client.deleteNotification(edit.id).catch(ignoreMissing)
    },
  }
}

/** Merges a response of the server into the known items, newest first. */
export function mergeChanges(
  items: InboxData['items'],
  { data, removed, cursor }: NotificationChanges,
): InboxData {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const raw of data) {
    const item = readItem({ ...raw, id: String(raw.id) })
    if (item !== null) byId.set(item.id, item)
  }
  for (const id of removed) byId.delete(String(id))
  return { items: [...byId.values()].toSorted(newestFirst).slice(0, INBOX_LIMIT), isStored: true, cursor }
}

/** Ignores a 404: another browser may have deleted the notification first. */
function ignoreMissing(error: unknown) {
  if (!isStatus(error, 404)) throw error
}
