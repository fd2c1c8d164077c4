import { createTransport } from '../transport/createTransport.ts'
import type { FleetClientOptions } from '../FleetClientOptions.ts'
import { notificationCalls } from './notificationCalls.ts'
import { pushCalls } from './pushCalls.ts'

/** A client with one method for each operation of the extension `notifications`, with the name of the operation. */
export type NotificationClient = ReturnType<typeof createNotificationClient>

/**
 * Creates a client of the extension `notifications`. It is separate from the fleet client, because not every server has
 * this extension.
 */
export function createNotificationClient(options: FleetClientOptions) {
  const api = createTransport(options)
  return { ...notificationCalls(api), ...pushCalls(api) }
}
