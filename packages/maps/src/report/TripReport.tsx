'use client'
import Button from '@mui/material/Button'
import type { GpsSession } from '@sikud/api'
import { type ReactNode, useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import { useMapsTexts, useMapsTimeZone } from '../locales/useMapsTexts.ts'
import { type PageSearch, useOwnSearch } from '../parts/PageSearch.ts'
import { TripPlayback, type TripPlaybackProps } from '../player/TripPlayback.tsx'
import type { Companion } from '../tripList/TripChoice.ts'
import type { ExportTripsProps } from '../export/ExportTrips.tsx'
import { filterTrips, inOrder, isFiltering, type TripFilter } from '../tripList/TripFilter.ts'
import { mapPart } from '../parts/mapPart.ts'
import { firstMoment } from '../trip/zoneDay.ts'
import { tripKey } from '../trip/tripOrder.ts'
import type { TripSource } from './TripSource.ts'
import { type LoadedTrips, usePagedTrips, useTripPaging } from './usePagedTrips.ts'
import { useTripAddress } from './useTripAddress.ts'
import { useTripMoment } from './useTripMoment.ts'

const ExportTrips = mapPart(async () => (await import('../export/ExportTrips.tsx')).ExportTrips)

export interface TripReportProps extends Pick<
  TripPlaybackProps,
  | 'map'
  | 'externalMapUrl'
  | 'speedLimit'
  | 'findAddress'
  | 'onExport'
  | 'isPanelOpen'
  | 'onPanelOpen'
  | 'panelWidth'
  | 'onPanelWidth'
> {
  /** The queries of the trips. */
  trips: TripSource
  /** The query of the page's URL, which contains trip, point, filter and comparison. Default: kept in memory. */
  search?: PageSearch
  /** Time of the server in epoch ms; null until it is known, undefined for the time of this browser. */
  now?: number | null
  /** Asks the user and deletes a trip, then calls `onDeleted`. Without it there is no button to delete a trip. */
  onDelete?: ((trip: GpsSession, onDeleted: () => void) => void) | undefined
  /** Called before all trips of the list are saved as a file; if it rejects, nothing is saved. With null, no button. */
  onExportAll?: ((trips: readonly GpsSession[], isFiltered: boolean) => Promise<void>) | null | undefined
  /** Renders what replaces the player if no trip of the device covers the time in the URL. */
  noTripThen?: (device: string) => ReactNode
}

/** Loads the trips, and shows them with a player: list, filter, comparison, export. Fills its parent. */
export function TripReport({ trips: source, search, now, onDelete, noTripThen, ...rest }: TripReportProps) {
  const { onExportAll, ...props } = rest
  const ownSearch = useOwnSearch()
  const [openedAt] = useState(Date.now)
  const address = useTripAddress(search ?? ownSearch, source.hasGroups === true)
  const loaded = usePagedTrips(source, address, now === undefined ? openedAt : now)
  const paging = useTripPaging(source, address, loaded)
  const { list, trip, chosen, shown } = loaded
  const arrival = useTripMoment(address, loaded)
  const companions = useCompanions(address.compared, loaded.trips, source)
  const key = chosen ? tripKey(chosen) : ''
  const exported = useExportedTrips(source, address.filter, loaded.pages)
  if (arrival.isMissing && noTripThen) return noTripThen(address.filter.device ?? '')
  return (
    <TripPlayback
      {...props}
      key={arrival.key}
      trips={arrival.isWaiting ? [] : loaded.trips}
      unreadable={loaded.unreadable}
      loading={list.isPending || arrival.isWaiting}
      error={list.error?.message}
      onRetry={() => void list.refetch()}
      selectedKey={chosen ? key : null}
      onSelect={address.select}
      choice={{
        filter: address.filter,
        onFilter: address.setFilter,
        shown,
        companions,
        onCompare: address.compare,
        paging,
      }}
      renderListAction={
        exported && onExportAll !== null
          ? (rules) => (
              <ExportTrips
                {...exported}
                rules={rules}
                onExport={(saved) => onExportAll?.(saved, isFiltering(address.filter)) ?? Promise.resolve()}
              />
            )
          : undefined
      }
      link={{
        at: arrival.at,
        onPoint: (index) => address.storePausedPoint(key, index),
        limit: address.limit,
        onLimit: address.limitSpeed,
        linkTo: (index) => address.linkTo(key, index),
      }}
      tripNote={
        trip.isLoading || trip.isLoadingError ? (
          <TripNote error={trip.error} onRetry={() => void trip.refetch()} />
        ) : undefined
      }
      onDelete={onDelete && ((deleted) => onDelete(deleted, () => address.select(null)))}
    />
  )
}

/** Returns what the export of the list needs: all trips of the period that match the filter, in the order of the list. */
function useExportedTrips(
  { all }: TripSource,
  filter: TripFilter,
  { asked, since, today }: LoadedTrips['pages'],
): Omit<ExportTripsProps, 'onExport' | 'rules'> | undefined {
  const timeZone = useMapsTimeZone()
  if (!all) return undefined
  const from = since === undefined ? asked.from : new Date(firstMoment(since, timeZone)).toISOString()
  return {
    days: [since ?? filter.from, filter.to ?? (since === undefined ? undefined : today)],
    load: async (signal, onCount) =>
      inOrder(filterTrips(await all({ ...asked, from }, { signal, onCount }), filter, timeZone), filter.sort),
  }
}

/** Says that the points of the chosen trip are loading, or why they could not be loaded. */
function TripNote({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { loadingTrip, retry } = useMapsTexts()
  if (!error) return loadingTrip
  return (
    <>
      {error.message} <Button onClick={onRetry}>{retry}</Button>
    </>
  )
}

const noPoints: GpsSession['points'] = []

/**
 * Returns the trips to compare with the chosen one; each loads and fails independently. A trip that is not in the
 * loaded list is loaded by its id.
 */
function useCompanions(
  keys: readonly string[],
  trips: readonly GpsSession[],
  source: TripSource,
): Companion[] {
  const { loadingTrip } = useMapsTexts()
  const known = keys.map((key) => {
    const session = trips.find((one) => tripKey(one) === key)
    return { id: session?.id ?? key, session }
  })
  const loaded = useQueries({ queries: known.map(({ id }) => source.detail(id)) })
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
