import { sessionQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../Preferences.tsx'
import { useServices } from '../services.ts'
import { periodOfToday } from './periodOfToday.ts'

const REFRESH_MS = 60_000

type Owner = Parameters<ReturnType<typeof sessionQueries>['summary']>[0]

/** Returns the sum of today's trips of a device, vehicle or driver, refreshed every minute. */
export function useToday(of: Owner) {
  const { client, config } = useServices()
  const { timeZone } = usePreferences()
  return useQuery({
    ...sessionQueries(client).summary(of, () => periodOfToday(timeZone, client.serverNow())),
    enabled: config.features.has('tripSummary'),
    refetchInterval: REFRESH_MS,
    // By default, the query re-renders only for fields that a render has read. The card that loads late has read none.
    notifyOnChangeProps: 'all',
  })
}
