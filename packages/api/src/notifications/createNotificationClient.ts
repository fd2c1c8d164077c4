import { createTransport } from '../createTransport.ts'
import type { FleetClientOptions } from '../FleetClientOptions.ts'
import { notificationCalls } from './notificationCalls.ts'
import { pushCalls } from './pushCalls.ts'

/** A client with one method for each operation of the extension `notifications`, which has the same name. */
export type NotificationClient = ReturnType<typeof createNotificationClient>

/** Creates a client of the extension `notifications`. It is separate, because not every server has this extension. */
export function createNotificationClient(options: FleetClientOptions) {
  const api = createTransport(options)
  return { ...notificationCalls(api), ...pushCalls(api) }
}
