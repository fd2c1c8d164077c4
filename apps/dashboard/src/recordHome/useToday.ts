import type { FleetQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../Preferences.tsx'
import { useServices } from '../services.ts'
import { periodOfToday } from './periodOfToday.ts'

const REFRESH_MS = 60_000

type Owner = Parameters<FleetQueries['trips']['summary']>[0]

/** Returns the query of the totals of today's trips of a device, vehicle or driver; it refetches every minute. */
export function useToday(of: Owner) {
  const { client, server } = useServices()
  const { timeZone } = usePreferences()
  return useQuery({
    ...client.trips.summary(of, () => periodOfToday(timeZone, client.serverNow())),
    enabled: !server.isBase,
    refetchInterval: REFRESH_MS,
    // By default TanStack Query re-renders only if a field changes that a component has read. The code of the card may
    // load after the data. Until then no component has read a field, so without this option nothing would re-render.
    notifyOnChangeProps: 'all',
  })
}
