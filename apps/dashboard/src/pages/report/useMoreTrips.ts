import type { GpsSession } from '@sikud/api'
import { type SessionPaging, sessionKey } from '@sikud/maps/playback'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'
import { useFilterChoices } from './useFilterChoices.ts'
import type { useTripAddress } from './useTripAddress.ts'
import type { useTripPages } from './useTripPages.ts'

/**
 * Returns the props of a trip list that loads page by page: its first day, the function that loads more trips, the
 * choices of the filter, and the keys of the trips before and after the chosen one.
 */
export function useMoreTrips(
  { filter }: ReturnType<typeof useTripAddress>,
  { list, shown, loaded, since, today, asked, hasMore, more }: ReturnType<typeof useTripPages>,
  chosen: GpsSession | undefined,
): SessionPaging {
  const queries = useFleetClient().trips
  const hasUntimed = useQuery({ ...queries.hasUntimed(), staleTime: Infinity, refetchOnMount: true })
  const { choices, load } = useFilterChoices(loaded, filter)

  const place = shown.findIndex((trip) => chosen !== undefined && sessionKey(trip) === sessionKey(chosen))
  const next = (direction: 'previous' | 'next', isNeeded: boolean) => ({
    ...queries.neighbour(chosen?.id ?? '', direction, asked, filter.atLeast),
    enabled: isNeeded && chosen?.id !== undefined,
  })
  const previousTrip = useQuery(next('previous', place < 0 || (place === shown.length - 1 && hasMore)))
  const nextTrip = useQuery(next('next', place < 0))
  return {
    since,
    today,
    more: list.isFetchingNextPage
      ? 'loading'
      : list.isFetchNextPageError
        ? 'failed'
        : hasMore
          ? 'idle'
          : 'none',
    error: list.error?.message,
    onMore: more,
    hasUntimed: hasUntimed.data === true,
    choices,
    onOpenFilter: load,
    neighbours: { previous: keyOf(previousTrip.data), next: keyOf(nextTrip.data) },
  }
}

function keyOf(trip: GpsSession | null | undefined) {
  return trip ? sessionKey(trip) : undefined
}
