'use client'
import type { FleetClient } from '../client/createFleetClient.ts'
import { useFleetApp, useRecordTexts } from './FleetApp.ts'

/**
 * Returns the function that sends the request that records an export or share in the audit log; undefined if the server
 * has no audit log. If the request fails, it rejects with an error whose message is a text for the user.
 */
export function useRecorder() {
  const { client, isBase, reachability } = useFleetApp()
  const { exports } = useRecordTexts()
  if (isBase) return undefined
  return async (send: (client: FleetClient) => Promise<unknown>): Promise<void> => {
    try {
      await send(client)
    } catch (cause) {
      const isOffline = reachability.lostAt() !== null || !(cause instanceof Error)
      throw new Error(isOffline ? exports.offline : exports.refused(cause.message), { cause })
    }
  }
}
