import type { GpsSession } from '@sikud/api'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TripPaging } from '../tripList/TripChoice.ts'
import { newestFirst, tripKey } from '../trip/tripOrder.ts'
import type { PagedTrips } from './TripSource.ts'
import { tripAt } from './tripWindow.ts'
import { useFilterChoices } from './useFilterChoices.ts'
import type { UsedTripAddress } from './useTripAddress.ts'
import { useTripPages } from './useTripPages.ts'

/**
 * The end of the requested period is this number of ms after the time in the URL. `tripAt` accepts a trip that started
 * up to 1000 ms after that time. One more ms is necessary, because the period does not include its end.
 */
const SLACK_MS = 1001

/**
 * Returns the trips that match the filter in the URL, loaded page by page. Also returns the chosen trip with its
 * points, even if the list does not contain it.
 */
export function usePagedTrips(source: PagedTrips, address: UsedTripAddress, now: number | null) {
  const { session: key, filter, moment } = address
  const isMoment = moment !== null && filter.device !== undefined
  const pages = useTripPages(source, address, now, !isMoment)

  const until = isMoment ? new Date(Date.parse(moment) + SLACK_MS).toISOString() : undefined
  const near = useInfiniteQuery({
    ...source.pages({ deviceId: filter.device, to: until }),
    enabled: isMoment,
  })
  const trips = isMoment ? near.data?.pages.flatMap((page) => page.trips) : pages.loaded
  const named = useQuery({
    ...source.detail(key ?? ''),
    enabled: !isMoment && key !== null && source.isRecordId(key),
  })
  const isGone = key !== null && (!source.isRecordId(key) || isNotFound(named.error))
  const isNamed = !isMoment && key !== null && !isGone
  const first = isMoment
    ? tripAt(trips ?? [], filter.device ?? '', Date.parse(moment))
    : newestFirst(pages.shown)[0]
  const other = useQuery({ ...source.detail(first?.id ?? ''), enabled: !isNamed && first?.id !== undefined })
  const trip = isNamed ? named : other
  const chosen = isNamed ? (trips?.find((one) => tripKey(one) === key) ?? named.data) : first

  const all = useMemo(() => withTrip(trips ?? [], chosen, trip.data), [trips, chosen, trip.data])
  const list = isMoment ? near : pages.list
  const isLooking = isNamed && chosen === undefined
  const isNextPageError =
    'isFetchNextPageError' in list && list.isFetchNextPageError && pages.loaded.length > 0
  return {
    list: {
      data: list.data,
      isFetching: list.isFetching,
      refetch: list.refetch,
      isPending: isMoment ? near.isPending : pages.isWaiting || (isLooking && named.isPending),
      error: (isNextPageError ? null : list.error) ?? (isLooking ? named.error : null),
    },
    trip,
    chosen,
    trips: all,
    unreadable: pages.list.data?.pages.reduce((sum, page) => sum + (page.trips.unreadable ?? 0), 0),
    shown: pages.shown,
    isMoment,
    pages,
  }
}

/** Returns the trips, including the chosen trip. The chosen trip has points as soon as its points are loaded. */
function withTrip(
  trips: readonly GpsSession[],
  chosen: GpsSession | undefined,
  whole: GpsSession | undefined,
) {
  const full = whole?.id !== undefined && whole.id === chosen?.id ? whole : chosen
  if (full === undefined) return [...trips]
  const isListed = trips.some(({ id }) => id === full.id)
  return isListed ? trips.map((trip) => (trip.id === full.id ? full : trip)) : [...trips, full]
}

/** Returns whether the chosen trip does not exist or its id is invalid. */
function isNotFound(error: Error | null) {
  return error !== null && 'status' in error && (error.status === 404 || error.status === 400)
}

/**
 * Returns the props of a trip list that loads page by page: its first day, the function that loads more trips, the
 * choices of the filter, and the keys of the trips before and after the chosen one.
 */
export function useTripPaging(
  source: PagedTrips,
  { filter }: UsedTripAddress,
  { pages, chosen }: ReturnType<typeof usePagedTrips>,
): TripPaging {
  const { list, shown, loaded, since, today, asked, hasMore, more } = pages
  const hasUntimed = useQuery({ ...source.hasUntimed(), staleTime: Infinity, refetchOnMount: true })
  const { choices, load } = useFilterChoices(source, loaded, filter)

  const place = shown.findIndex((trip) => chosen !== undefined && tripKey(trip) === tripKey(chosen))
  const next = (direction: 'previous' | 'next', isNeeded: boolean) => ({
    ...source.neighbour(chosen?.id ?? '', direction, asked, filter.atLeast),
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
  return trip ? tripKey(trip) : undefined
}
