import {
  deviceQueries,
  driverQueries,
  positionQueries,
  sessionQueries,
  vehicleQueries,
} from '@sikud/api/queries'
import { newestFirst } from '@sikud/maps/playback'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient, useServices } from '../../services.ts'
import { useServerNow } from '../../useMe.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const POSITION_POLL_MS = 30_000
/** How long the trips of the week stay fresh. */
const TRIPS_FRESH_MS = 60_000

/** Returns the data of the overview. With `timedTrips` it loads a week of trips without points; a base server sends all. */
export function useOverview() {
  const client = useFleetClient()
  const timed = useServices().config.features.has('timedTrips')
  const now = useServerNow()
  const trips = sessionQueries(client)
  const week = {
    ...trips.list({ summary: true, from: weekAgo(now ?? 0) }),
    enabled: now !== null,
    staleTime: TRIPS_FRESH_MS,
    refetchOnMount: true,
  }
  return {
    devices: useQuery(deviceQueries(client).list()),
    vehicles: useQuery(vehicleQueries(client).list()),
    drivers: useQuery(driverQueries(client).list()),
    trips: useQuery({ ...(timed ? week : trips.list()), select: newestFirst }),
    position: useQuery({ ...positionQueries(client).last(), refetchInterval: POSITION_POLL_MS }),
    clock: client.serverNow,
  }
}

/** Returns a time before the last seven days in any zone, as ISO 8601; constant for a day, because it is part of a cache key. */
function weekAgo(now: number): string {
  return new Date(Math.floor(now / DAY_MS) * DAY_MS - 7 * DAY_MS).toISOString()
}
