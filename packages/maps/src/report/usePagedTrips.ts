import type { GpsSession, TripFilter as TripQuery } from '@sikud/api'
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { TripPaging } from '../tripList/TripChoice.ts'
import { tripKey } from '../trip/tripOrder.ts'
import type { TripSource } from './TripSource.ts'
import { tripAt } from './tripWindow.ts'
import type { UsedTripAddress } from './useTripAddress.ts'
import { useTripPages } from './useTripPages.ts'
import { filterChoices, mergeChoices, type TripFilter } from '../tripList/TripFilter.ts'

/**
 * The end of the requested period is this number of ms after the time in the URL. `tripAt` accepts a trip that started
 * up to 1000 ms after that time. One more ms is necessary, because the period does not include its end.
 */
const SLACK_MS = 1001

/** Number of trips after a time that the page loads to find the first of them. */
const MAX_AFTER = 500

/** The trips of Laporan. */
export interface LoadedTrips {
  list: Pick<UseQueryResult, 'data' | 'isPending' | 'isFetching' | 'error'> & {
    refetch: (options?: { cancelRefetch?: boolean }) => unknown
  }
  trip: UseQueryResult<GpsSession>
  chosen: GpsSession | undefined
  /** All loaded trips, the chosen one included; the chosen one has its points once they are loaded. */
  trips: GpsSession[]
  /** Number of malformed trips, which the list leaves out. */
  unreadable: number | undefined
  /** The trips that match the filter. */
  shown: GpsSession[]
  /** True if the URL contains a device and a time instead of a trip; Laporan then searches for the trip. */
  isMoment: boolean
  pages: ReturnType<typeof useTripPages>
}

/**
 * Returns the trips that match the filter in the URL, loaded page by page. Also returns the chosen trip with its
 * points, even if the list does not contain it.
 */
export function usePagedTrips(source: TripSource, address: UsedTripAddress, now: number | null) {
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
    enabled: !isMoment && key !== null,
  })
  const isGone = isNotFound(named.error)
  const isNamed = !isMoment && key !== null && !isGone
  const first = isMoment ? tripAt(trips ?? [], filter.device ?? '', Date.parse(moment)) : pages.shown[0]
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
  source: TripSource,
  { filter }: UsedTripAddress,
  { pages, chosen }: ReturnType<typeof usePagedTrips>,
): TripPaging {
  const { list, shown, loaded, since, today, asked, hasMore, more } = pages
  const hasUntimed = useQuery({ ...source.hasUntimed(), staleTime: Infinity, refetchOnMount: true })
  const { choices, load } = useFilterChoices(source, loaded, filter)

  // The trips before and after the chosen one are those by time, which a list in another order does not show.
  const place = filter.sort
    ? -1
    : shown.findIndex((trip) => chosen !== undefined && tripKey(trip) === tripKey(chosen))
  const { sort: _sort, at: _at, ...anyTime } = asked
  const next = (direction: 'previous' | 'next', isNeeded: boolean) => ({
    ...source.neighbour(chosen?.id ?? '', direction, anyTime, filter.atLeast),
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
    around: useTripsAround(source, asked, shown.length === 0 && !pages.isWaiting),
    neighbours: { previous: keyOf(previousTrip.data), next: keyOf(nextTrip.data) },
  }
}

const DAY_MS = 86_400_000

/** Returns the last trip before, and the first trip after the time in the filter, if no trip ran at that time. */
function useTripsAround(
  source: TripSource,
  { at, ...filter }: TripQuery,
  isNeeded: boolean,
): TripPaging['around'] {
  const enabled = isNeeded && at !== undefined
  const before = useQuery({ ...source.newest({ ...filter, to: at }, 1), enabled })
  const until = new Date(Date.parse(at ?? '') + 7 * DAY_MS || 0).toISOString()
  const after = useQuery({ ...source.newest({ ...filter, from: at, to: until }, MAX_AFTER), enabled })
  return { before: before.data?.[0], after: after.data?.at(-1) }
}

function keyOf(trip: GpsSession | null | undefined) {
  return trip ? tripKey(trip) : undefined
}

/** Time in ms after a load during which the lists of vehicles, drivers and devices are not requested again. */
const FRESH_MS = 300_000

/**
 * Returns the vehicles, drivers, devices and depots to choose from in the filter. The loaded trips contain only some of
 * them, because the server filters the trips. The others come from the lists of records, if the user may see these
 * lists. The lists load when the filter opens, or when it has a value that no loaded trip has.
 */
function useFilterChoices(source: TripSource, loaded: readonly GpsSession[], filter: TripFilter) {
  const [isOpen, setOpen] = useState(false)
  // `loaded` is empty while the trips for a new filter load, and if no trip matches the filter. Then the choices still
  // come from the trips that were loaded before.
  const [latest, setLatest] = useState(loaded)
  if (loaded.length > 0 && loaded !== latest) setLatest(loaded)
  const seen = useMemo(() => filterChoices(latest), [latest])
  const wanted = { enabled: isOpen, staleTime: FRESH_MS, refetchOnMount: true, retry: false }
  const unknown = (key: string | undefined, choices: { key: string }[]) => ({
    ...wanted,
    enabled: isOpen || isMissing(key, choices),
  })
  const vehicles = useQuery({ ...source.vehicles, ...unknown(filter.vehicle, seen.vehicles) })
  const drivers = useQuery({ ...source.drivers, ...unknown(filter.driver, seen.drivers) })
  const devices = useQuery({ ...source.devices, ...unknown(filter.device, seen.devices) })
  const { groups } = source
  const choices = useMemo(
    () =>
      mergeChoices(seen, {
        days: true,
        groups,
        vehicles: (vehicles.data ?? []).map(({ id, number }) => ({ key: String(id), label: number })),
        drivers: (drivers.data ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
        devices: (devices.data ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
      }),
    [seen, vehicles.data, drivers.data, devices.data, groups],
  )
  return { choices, load: () => setOpen(true) }
}

function isMissing(key: string | undefined, choices: { key: string }[]): boolean {
  return key !== undefined && choices.every((choice) => choice.key !== key)
}
