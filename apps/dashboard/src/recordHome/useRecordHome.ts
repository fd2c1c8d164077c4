import { isStatus } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import type { RecordTrips } from '@sikud/ui/overview'
import { useQuery } from '@tanstack/react-query'
import { tripTo } from './tripTo.ts'
import { paths } from '../paths.ts'
import { useServices } from '../services.ts'
import { useToday } from './useToday.ts'

const TRIPS = 10
const REFRESH_MS = 60_000

/**
 * Returns today's totals and the last trips of a vehicle or driver, for `RecordHome`. `today` is undefined if the
 * server lacks the feature `tripSummary`, and `trips` if it lacks `tripPages`. Each is also undefined if the user has
 * no permission to see the data.
 */
export function useRecordHome(kind: 'vehicle' | 'driver', id: Id) {
  const { client, config } = useServices()
  const of = kind === 'vehicle' ? { vehicleId: id } : { driverId: id }
  const today = useToday(of)
  const newest = useQuery({
    ...client.trips.newest({ ...of, untimed: false }, TRIPS),
    enabled: config.features.has('tripPages'),
    refetchInterval: REFRESH_MS,
    // By default TanStack Query re-renders only if a field changes that a component has read. The code of the cards may
    // load after the data. Until then no component has read a field, so without this option nothing would re-render.
    notifyOnChangeProps: 'all',
  })
  const trips: RecordTrips = {
    load: newest,
    names: kind === 'vehicle' ? 'driver' : 'vehicle',
    tripTo,
    allTo: `${paths.report}?${new URLSearchParams({ [kind]: String(id) })}`,
  }
  return {
    today: isHidden(config.features.has('tripSummary'), today.error) ? undefined : today,
    trips: isHidden(config.features.has('tripPages'), newest.error) ? undefined : trips,
  }
}

function isHidden(isSupported: boolean, error: Error | null): boolean {
  return !isSupported || isStatus(error, 403)
}
