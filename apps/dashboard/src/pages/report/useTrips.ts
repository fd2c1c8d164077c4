import type { GpsSession } from '@sikud/api'
import { sessionQueries } from '@sikud/api/queries'
import { newestFirst, sessionKey } from '@sikud/maps/playback'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleetClient, useServices } from '../../services.ts'

const noSessions: GpsSession[] = []

/**
 * The trips, and the points of the chosen one (the newest at first). The base sends every trip with its points;
 * with `timedTrips` the list comes without them, and only the trip that is looked at is loaded whole.
 */
export function useTrips(chosenKey: string | null) {
  const queries = sessionQueries(useFleetClient())
  const timed = useServices().config.features.has('timedTrips')
  const list = useQuery(queries.list(timed ? { summary: true } : {}))
  const sessions = list.data ?? noSessions
  const chosen = sessions.find((session) => sessionKey(session) === chosenKey) ?? newestFirst(sessions)[0]
  const trip = useQuery({ ...queries.detail(chosen?.id ?? 0), enabled: timed && chosen?.id !== undefined })
  const whole = useMemo(
    () =>
      sessions.map((session) =>
        session.id !== undefined && session.id === trip.data?.id ? trip.data : session,
      ),
    [sessions, trip.data],
  )
  return { list, trip, sessions: whole }
}
