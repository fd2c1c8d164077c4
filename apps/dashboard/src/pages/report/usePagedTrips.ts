import { ApiError, type GpsSession, isRecordId } from '@sikud/api'
import { newestFirst, sessionKey } from '@sikud/maps/playback'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleetClient } from '../../services.ts'
import { tripAt } from './tripAt.ts'
import { useTripPages } from './useTripPages.ts'
import type { useTripAddress } from './useTripAddress.ts'

/**
 * The end of the requested period is this number of ms after the time in the URL. `tripAt` accepts a trip that started
 * up to 1000 ms after that time. One more ms is necessary, because the period does not include its end.
 */
const SLACK_MS = 1001

/**
 * Returns the trips that match the filter in the URL, loaded page by page. Also returns the chosen trip with its
 * points, even if the list does not contain it.
 */
export function usePagedTrips(address: ReturnType<typeof useTripAddress>) {
  const { session: key, filter, moment } = address
  const queries = useFleetClient().trips
  const isMoment = moment !== null && filter.device !== undefined
  const pages = useTripPages(address, !isMoment)

  const until = isMoment ? new Date(Date.parse(moment) + SLACK_MS).toISOString() : undefined
  const near = useInfiniteQuery({
    ...queries.pages({ deviceId: filter.device, to: until }),
    enabled: isMoment,
  })
  const trips = isMoment ? near.data?.pages.flatMap((page) => page.trips) : pages.loaded
  const named = useQuery({ ...queries.detail(key ?? ''), enabled: !isMoment && isRecordId(key) })
  const isGone = key !== null && (!isRecordId(key) || isNotFound(named.error))
  const isNamed = !isMoment && key !== null && !isGone
  const first = isMoment
    ? tripAt(trips ?? [], filter.device ?? '', Date.parse(moment))
    : newestFirst(pages.shown)[0]
  const other = useQuery({ ...queries.detail(first?.id ?? ''), enabled: !isNamed && first?.id !== undefined })
  const trip = isNamed ? named : other
  const chosen = isNamed ? (trips?.find((session) => sessionKey(session) === key) ?? named.data) : first

  const sessions = useMemo(() => withTrip(trips ?? [], chosen, trip.data), [trips, chosen, trip.data])
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
    sessions,
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
function isNotFound(error: unknown) {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
