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
 * Returns today's totals and the last trips of a vehicle or driver, for `RecordHome`. Each is undefined on a
 * base server, which would have to send all trips for it, and if the user has no permission to see the data.
 */
export function useRecordHome(kind: 'vehicle' | 'driver', id: Id) {
  const { client, server } = useServices()
  const of = kind === 'vehicle' ? { vehicleId: id } : { driverId: id }
  const today = useToday(of)
  const newest = useQuery({
    ...client.trips.newest({ ...of, untimed: false }, TRIPS),
    enabled: !server.isBase,
    refetchInterval: REFRESH_MS,
    // By default TanStack Query re-renders only if a field changes that a component has read. The code of the cards may
    // load after the data. Until then no component has read a field, so without this option nothing would re-render.
    notifyOnChangeProps: 'all',
  })
  const isHidden = (error: Error | null) => server.isBase || isStatus(error, 403)
  const trips: RecordTrips = {
    load: newest,
    names: kind === 'vehicle' ? 'driver' : 'vehicle',
    tripTo,
    allTo: `${paths.report}?${new URLSearchParams({ [kind]: String(id) })}`,
  }
  return {
    today: isHidden(today.error) ? undefined : today,
    trips: isHidden(newest.error) ? undefined : trips,
  }
}
