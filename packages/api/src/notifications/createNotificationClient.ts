import { createTransport } from '../createTransport.ts'
import type { FleetClientOptions } from '../FleetClientOptions.ts'
import { notificationCalls } from './notificationCalls.ts'
import { pushCalls } from './pushCalls.ts'

/** One method for each call of the extension `notifications`, named as in the contract. */
export type NotificationClient = ReturnType<typeof createNotificationClient>

/** A client of what the server tells its users; apart from the fleet's, since not every server has it. */
export function createNotificationClient(options: FleetClientOptions) {
  const api = createTransport(options)
  return { ...notificationCalls(api), ...pushCalls(api) }
}
