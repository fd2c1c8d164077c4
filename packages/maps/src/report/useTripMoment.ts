import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { tripKey } from '../trip/tripOrder.ts'
import { pointBefore } from '../trip/tripData.ts'
import type { LoadedTrips } from './usePagedTrips.ts'
import type { UsedTripAddress } from './useTripAddress.ts'

/**
 * Returns the point at which the player opens a trip. This is the point in the URL, or the last point before the time
 * in the URL. In the second case it also writes trip and point into the URL instead of the time.
 */
export function useTripMoment(
  { moment, at, visit, replaceMomentByTrip }: UsedTripAddress,
  { list, trip, chosen, isMoment }: Pick<LoadedTrips, 'list' | 'trip' | 'chosen' | 'isMoment'>,
) {
  // Each navigation to a time restarts the player, even if it leads to another time of the same trip.
  const [key, setKey] = useState(isMoment ? visit : '')
  if (isMoment && key !== visit) setKey(visit)

  const { isFetching, refetch } = list
  const look = useEffectEvent((asked: string | null) => {
    // Reloads the list, because the trip may have started after the list was loaded.
    if (asked !== null && isMoment && chosen === undefined) void refetch({ cancelRefetch: false })
  })
  useEffect(() => look(moment), [moment])

  const found = isMoment && chosen && trip.data?.id === chosen.id ? trip.data : undefined
  const point = useMemo(
    () => (found && moment !== null ? pointBefore(found.points, Date.parse(moment)) : null),
    [found, moment],
  )
  const settle = useEffectEvent(replaceMomentByTrip)
  useEffect(() => {
    if (found && point !== null) settle(tripKey(found), point)
  }, [found, point])

  const isLost = isMoment && chosen === undefined
  return {
    key,
    at: isMoment ? point : at,
    /** Whether the search for the trip is still running. */
    isWaiting: isLost && isFetching,
    isMissing: isLost && !isFetching && list.data !== undefined,
  }
}
