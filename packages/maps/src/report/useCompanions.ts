import type { GpsSession } from '@sikud/api'
import { useQueries } from '@tanstack/react-query'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { Companion } from '../tripList/Companion.ts'
import { tripKey } from '../trip/tripOrder.ts'
import type { TripSource } from './TripSource.ts'

const noPoints: GpsSession['points'] = []

/**
 * Returns the trips to compare with the chosen one; each loads and fails independently. If the server sends trips in
 * pages, a trip that is not in the loaded list is loaded by its id.
 */
export function useCompanions(
  keys: readonly string[],
  trips: readonly GpsSession[],
  source: TripSource,
): Companion[] {
  const { loadingTrip } = useMapsTexts()
  const { detail } = source
  const known = (detail ? keys : []).flatMap((key) => {
    const session = trips.find((one) => tripKey(one) === key)
    const isId = 'pages' in source && source.isRecordId(key)
    return session || isId ? { id: session?.id ?? key, session } : []
  })
  const loaded = useQueries({ queries: detail ? known.map(({ id }) => detail(id)) : [] })
  return known.flatMap(({ session: listed, id }, place) => {
    const trip = loaded[place]
    const session = listed ?? trip?.data
    if (!session) return []
    const note = trip?.error?.message ?? (trip?.isPending ? loadingTrip : undefined)
    return {
      key: listed ? tripKey(listed) : String(id),
      session,
      points: trip?.data?.points ?? noPoints,
      ...(note !== undefined && { note }),
    }
  })
}
