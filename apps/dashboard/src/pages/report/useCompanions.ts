import type { GpsSession } from '@sikud/api'
import { sessionQueries } from '@sikud/api/queries'
import { type Companion, sessionKey } from '@sikud/maps/playback'
import { useQueries } from '@tanstack/react-query'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'

const noPoints: GpsSession['points'] = []

/** The trips that are played beside the chosen one; each is loaded, and may fail, by itself. */
export function useCompanions(keys: readonly string[], sessions: readonly GpsSession[]): Companion[] {
  const queries = sessionQueries(useFleetClient())
  const { report } = useTexts()
  const known = keys.flatMap((key) => sessions.find((session) => sessionKey(session) === key) ?? [])
  const trips = useQueries({ queries: known.map(({ id = '' }) => queries.detail(id)) })
  return known.map((session, place) => {
    const trip = trips[place]
    const note = trip?.error?.message ?? (trip?.isPending ? report.loadingTrip : undefined)
    return {
      key: sessionKey(session),
      session,
      points: trip?.data?.points ?? noPoints,
      ...(note !== undefined && { note }),
    }
  })
}
