import type { FleetClientOptions } from '@sikud/api'
import { createNotificationClient, type NotificationClient } from '@sikud/api/notifications'

const clients = new WeakMap<FleetClientOptions, NotificationClient>()

/** The client of the extension `notifications`, one a connection; only code that is loaded late may import this. */
export function notificationClient(connection: FleetClientOptions): NotificationClient {
  const client = clients.get(connection) ?? createNotificationClient(connection)
  clients.set(connection, client)
  return client
}
