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
    // By default, a component renders again only for the fields of the query that it has read. The code of the card may
    // load after the data; until then, no field has been read.
    notifyOnChangeProps: 'all',
  })
}
