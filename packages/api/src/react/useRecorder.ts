'use client'
import type { FleetClient } from '../client/createFleetClient.ts'
import { useMe } from './account.ts'
import { useFleetApp, useRecordTexts } from './FleetApp.ts'

/**
 * Returns the function that sends the request that records an export or share in the audit log; undefined if the server
 * has no audit log, and null while the user views as another role, which only reads. If the request fails, the function
 * rejects with an error whose message is a text for the user.
 */
export function useRecorder() {
  const { client, isBase, reachability } = useFleetApp()
  const { exports } = useRecordTexts()
  const isViewing = useMe()?.view_as !== undefined
  if (isViewing) return null
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
