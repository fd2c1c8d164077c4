import type { Id } from '@sikud/api'
import { useServerNow } from '@sikud/api/react'
import { periodOfDay } from '@sikud/maps/days'
import type { SpeedingRule } from '@sikud/ui/overview'
import { usePreferences } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'

const POLL_MS = 60_000

/**
 * Returns the options of the query of the vehicles that were over the limit today, by the server's clock; it refetches
 * every minute.
 */
export function useSpeedingQuery(groupId: Id | null, rule?: SpeedingRule) {
  const { client, server } = useServices()
  const now = useServerNow()
  const { timeZone } = usePreferences()
  return {
    ...client.query('listSpeeding', {
      rule,
      group_id: groupId ?? undefined,
      ...periodOfDay(timeZone, now ?? 0),
    }),
    enabled: now !== null && !server.isBase,
    refetchInterval: POLL_MS,
  }
}
