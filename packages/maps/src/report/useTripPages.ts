import type { GpsSession } from '@sikud/api'
import { joinParts } from '@sikud/ui/format'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMapsTimeZone } from '../locales/useMapsTexts.ts'
import { filterTrips, inOrder } from '../tripList/TripFilter.ts'
import { newestFirst } from '../trip/tripOrder.ts'
import { dayIn, firstMoment } from '../trip/zoneDay.ts'
import type { TripSource } from './TripSource.ts'
import { dayOfStart, recordFilter, shownSince, weekUntil } from './tripWindow.ts'
import type { UsedTripAddress } from './useTripAddress.ts'

const noTrips: GpsSession[] = []
/** Time in ms after a load during which the loaded pages of trips are not requested again. */
const FRESH_MS = 30_000
/**
 * When the window gets the focus, the list refetches only if it has at most this number of pages, because a refetch
 * requests every page again.
 */
const FEW_PAGES = 2

/**
 * Loads the trips that match the filters in the URL, page by page: first the last seven days, then older trips. `since`
 * in the URL is the first day that the list shows; it has no effect with a filter by period or for trips without times.
 * `now` is the server's time in epoch ms, null until it is known; nothing loads before.
 */
export function useTripPages(
  { pages }: TripSource,
  address: UsedTripAddress,
  now: number | null,
  isWanted: boolean,
) {
  const { filter, setSince } = address
  const timeZone = useMapsTimeZone()
  const today = now === null ? undefined : dayIn(timeZone)(now)
  const [openedSince] = useState(address.since)
  const firstSince = openedSince ?? (today === undefined ? undefined : weekUntil(today))
  const isWindow = filter.untimed !== true && filter.from === undefined && filter.to === undefined
  const [opened, setOpened] = useState<string | undefined>()
  if (opened === undefined && firstSince !== undefined) setOpened(firstSince)

  const asked = useMemo(() => recordFilter(filter, timeZone), [filter, timeZone])
  // A list that is sorted by a figure has no older trips below the shown ones, so it begins with the first shown day.
  const first = asked.sort === undefined ? opened : (address.since ?? opened)
  const from =
    isWindow && first !== undefined ? new Date(firstMoment(first, timeZone)).toISOString() : undefined
  const list = useInfiniteQuery({
    ...pages(asked, from),
    enabled: isWanted && (!isWindow || from !== undefined),
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= FEW_PAGES,
  })
  const loaded = useMemo(
    () => (list.data === undefined ? noTrips : joinParts(list.data.pages.flatMap(({ trips }) => trips))),
    [list.data],
  )

  const wantedSince = address.since ?? opened
  const since = isWindow && wantedSince !== undefined ? shownSince(loaded, wantedSince, timeZone) : undefined
  const shown = useMemo(
    () =>
      inOrder(
        filterTrips(loaded, filter, timeZone).filter(
          // A trip without a valid start, as a base server can send it, is shown with the other loaded ones.
          (trip) =>
            since === undefined ||
            dayOfStart(trip, timeZone) === undefined ||
            filterTrips([trip], { from: since }, timeZone).length > 0,
        ),
        filter.sort,
      ),
    [loaded, filter, since, timeZone],
  )
  const oldest = newestFirst(loaded).at(-1)
  const oldestDay = oldest && dayOfStart(oldest, timeZone)
  // A trip that began before the first shown day and lasts into it is shown.
  const isHiding =
    since !== undefined &&
    oldest !== undefined &&
    oldestDay !== undefined &&
    filterTrips([oldest], { from: since }, timeZone).length === 0

  const keepSince = useEffectEvent(setSince)
  const isLoaded = list.data !== undefined
  useEffect(() => {
    if (since !== undefined && isLoaded) keepSince(since)
  }, [since, isLoaded])
  // If there are no trips since `opened`, loads the next page, which starts with the newest trip before that day.
  const isEmpty = isLoaded && loaded.length === 0 && list.hasNextPage
  const goOn = useEffectEvent(() => void list.fetchNextPage())
  useEffect(() => {
    if (isEmpty) goOn()
  }, [isEmpty])

  const more = async () => {
    if (isHiding && oldestDay !== undefined) return setSince(oldestDay)
    const { data, isError } = await list.fetchNextPage()
    const last = newestFirst(data?.pages.flatMap(({ trips }) => trips) ?? noTrips).at(-1)
    const day = last && dayOfStart(last, timeZone)
    if (!isError && since !== undefined && day !== undefined && day < since) setSince(day)
  }
  return {
    list,
    loaded,
    shown,
    since,
    today,
    asked,
    hasMore: isHiding || list.hasNextPage,
    more: () => void more(),
    isWaiting: list.isPending || (isEmpty && !list.isFetchNextPageError),
  }
}
