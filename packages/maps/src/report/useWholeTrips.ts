import type { GpsSession } from '@sikud/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMapsTimeZone } from '../locales/useMapsTexts.ts'
import { filterTrips } from '../tripList/TripFilter.ts'
import { chosenTrip } from '../trip/tripOrder.ts'
import type { WholeTrips } from './TripSource.ts'
import { tripAt } from './tripWindow.ts'
import type { UsedTripAddress } from './useTripAddress.ts'

const noTrips: GpsSession[] = []

/** The trips of Laporan; the server may send them in pages or all at once. */
export interface LoadedTrips {
  list: Pick<UseQueryResult, 'data' | 'isPending' | 'isFetching' | 'error'> & {
    refetch: (options?: { cancelRefetch?: boolean }) => unknown
  }
  trip: UseQueryResult<GpsSession>
  chosen: GpsSession | undefined
  /** All loaded trips, the chosen one included; the chosen one has its points once they are loaded. */
  trips: GpsSession[]
  /** Number of malformed trips, which the list leaves out. */
  unreadable: number | undefined
  /** The trips that match the filter. */
  shown: GpsSession[]
  /** True if the URL contains a device and a time instead of a trip; Laporan then searches for the trip. */
  isMoment: boolean
}

/**
 * Loads all trips at once, and selects those that match the filter. If their points are not in the list, they are loaded
 * only for the chosen trip.
 */
export function useWholeTrips(
  { list: all, detail }: WholeTrips,
  { session, filter, moment }: UsedTripAddress,
): LoadedTrips {
  const timeZone = useMapsTimeZone()
  const list = useQuery(all)
  const trips = list.data ?? noTrips
  const shown = useMemo(() => filterTrips(trips, filter, timeZone), [trips, filter, timeZone])
  const isMoment = detail !== undefined && moment !== null && filter.device !== undefined
  const chosen = useMemo(
    () =>
      isMoment ? tripAt(trips, filter.device ?? '', Date.parse(moment)) : chosenTrip(trips, shown, session),
    [trips, shown, session, isMoment, filter.device, moment],
  )
  const trip = useQuery<GpsSession>({
    ...(detail?.(chosen?.id ?? '') ?? { queryKey: ['points', 'in the list'] }),
    enabled: detail !== undefined && chosen?.id !== undefined,
  })
  const whole = useMemo(
    () =>
      trips.map((summary) =>
        summary.id !== undefined && summary.id === trip.data?.id ? trip.data : summary,
      ),
    [trips, trip.data],
  )
  return { list, trip, chosen, trips: whole, unreadable: list.data?.unreadable, shown, isMoment }
}
