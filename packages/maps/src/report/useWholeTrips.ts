import type { GpsSession } from '@sikud/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMapsTimeZone } from '../locales/MapsLocaleProvider.tsx'
import { filterSessions } from '../sessions/SessionFilter.ts'
import { chosenSession } from '../trip/sessionList.ts'
import type { WholeTrips } from './TripSource.ts'
import { tripAt } from './tripWindow.ts'
import type { UsedTripAddress } from './useTripAddress.ts'

const noSessions: GpsSession[] = []

/** The trips of Laporan; the server may send them in pages or all at once. */
export interface LoadedTrips {
  list: Pick<UseQueryResult, 'data' | 'isPending' | 'isFetching' | 'error'> & {
    refetch: (options?: { cancelRefetch?: boolean }) => unknown
  }
  /** The chosen trip with its points. */
  trip: UseQueryResult<GpsSession>
  chosen: GpsSession | undefined
  sessions: GpsSession[]
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
  const sessions = list.data ?? noSessions
  const shown = useMemo(() => filterSessions(sessions, filter, timeZone), [sessions, filter, timeZone])
  const isMoment = detail !== undefined && moment !== null && filter.device !== undefined
  const chosen = useMemo(
    () =>
      isMoment
        ? tripAt(sessions, filter.device ?? '', Date.parse(moment))
        : chosenSession(sessions, shown, session),
    [sessions, shown, session, isMoment, filter.device, moment],
  )
  const trip = useQuery<GpsSession>({
    ...(detail?.(chosen?.id ?? '') ?? { queryKey: ['points', 'in the list'] }),
    enabled: detail !== undefined && chosen?.id !== undefined,
  })
  const whole = useMemo(
    () =>
      sessions.map((summary) =>
        summary.id !== undefined && summary.id === trip.data?.id ? trip.data : summary,
      ),
    [sessions, trip.data],
  )
  return { list, trip, chosen, sessions: whole, unreadable: list.data?.unreadable, shown, isMoment }
}
