'use client'
import type { FleetClient } from '../client/createFleetClient.ts'
import { useFleetApp, useRecordTexts } from './FleetApp.ts'

/**
 * Sends the request that records an export or share in the audit log. If the request fails, the promise rejects with an
 * error whose message is a text for the user.
 */
export type Recorder = (send: (client: FleetClient) => Promise<unknown>) => Promise<void>

/** Returns the function that records exports and shares; undefined if the server has no audit log. */
export function useRecorder(): Recorder | undefined {
  const { client, hasAuditLog, reachability } = useFleetApp()
  const { exports } = useRecordTexts()
  if (!hasAuditLog) return undefined
  return async (send) => {
    try {
      await send(client)
    } catch (cause) {
      const isOffline = reachability.lostAt() !== null || !(cause instanceof Error)
      throw new Error(isOffline ? exports.offline : exports.refused(cause.message), { cause })
    }
  }
}
