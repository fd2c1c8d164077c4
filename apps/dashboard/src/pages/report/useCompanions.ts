import { type GpsSession, isRecordId } from '@sikud/api'
import { type Companion, sessionKey } from '@sikud/maps/playback'
import { useQueries } from '@tanstack/react-query'
import { useTexts } from '../../texts.tsx'
import { useFleetClient } from '../../services.ts'

const noPoints: GpsSession['points'] = []

/**
 * Returns the trips to compare with the chosen one; each loads and fails independently. If the server sends trips in
 * pages, a trip that is not in the loaded list is loaded by its id.
 */
export function useCompanions(
  keys: readonly string[],
  sessions: readonly GpsSession[],
  isPaged: boolean,
): Companion[] {
  const queries = useFleetClient().trips
  const { report } = useTexts()
  const known = keys.flatMap((key) => {
    const session = sessions.find((one) => sessionKey(one) === key)
    return session || (isPaged && isRecordId(key)) ? { id: session?.id ?? key, session } : []
  })
  const trips = useQueries({ queries: known.map(({ id }) => queries.detail(id)) })
  return known.flatMap(({ session: listed, id }, place) => {
    const trip = trips[place]
    const session = listed ?? trip?.data
    if (!session) return []
    const note = trip?.error?.message ?? (trip?.isPending ? report.loadingTrip : undefined)
    return {
      key: listed ? sessionKey(listed) : String(id),
      session,
      points: trip?.data?.points ?? noPoints,
      ...(note !== undefined && { note }),
    }
  })
}
