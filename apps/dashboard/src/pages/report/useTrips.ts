import type { GpsSession } from '@sikud/api'
import { chosenSession, filterSessions, type SessionFilter } from '@sikud/maps/playback'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePreferences } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { tripAt } from './tripAt.ts'

const noSessions: GpsSession[] = []

/** The trips of the page Laporan; the server may send them in pages or all at once. */
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
  /** True if the URL contains a device and a time instead of a trip; the page then searches for the trip. */
  isMoment: boolean
}

interface WantedTrips {
  /** Key of the chosen trip; null means the newest trip that matches the filter. */
  session: string | null
  filter: SessionFilter
  /** Time (ISO 8601) at which the device in the filter drove the chosen trip; null if the URL has no time. */
  moment: string | null
  /** Whether the server has the feature `timedTrips`. */
  timed: boolean
}

/**
 * Returns all trips, the trips that match the filter, and the points of the chosen trip. A base server (it has only the
 * base API) sends all trips with points. With `timedTrips` the list has no points; they are loaded only for the chosen
 * trip.
 */
export function useTrips({ session, filter, moment, timed }: WantedTrips): LoadedTrips {
  const queries = useFleetClient().trips
  const { timeZone } = usePreferences()
  const list = useQuery(queries.list(timed ? { summary: true } : {}))
  const sessions = list.data ?? noSessions
  const shown = useMemo(() => filterSessions(sessions, filter, timeZone), [sessions, filter, timeZone])
  const isMoment = timed && moment !== null && filter.device !== undefined
  const chosen = useMemo(
    () =>
      isMoment
        ? tripAt(sessions, filter.device ?? '', Date.parse(moment))
        : chosenSession(sessions, shown, session),
    [sessions, shown, session, isMoment, filter.device, moment],
  )
  const trip = useQuery({ ...queries.detail(chosen?.id ?? 0), enabled: timed && chosen?.id !== undefined })
  const whole = useMemo(
    () =>
      sessions.map((summary) =>
        summary.id !== undefined && summary.id === trip.data?.id ? trip.data : summary,
      ),
    [sessions, trip.data],
  )
  return { list, trip, chosen, sessions: whole, unreadable: list.data?.unreadable, shown, isMoment }
}
