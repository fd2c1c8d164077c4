import { sessionKey, type SessionPaging, TripPlayback } from '@sikud/maps/playback'
import { useFindAddress } from '../../geocode/useFindAddress.ts'
import { MapPage } from '../../layouts/MapPage.tsx'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import type { LoadedTrips } from './LoadedTrips.ts'
import { MomentMissing } from './MomentMissing.tsx'
import { TripNote } from './TripNote.tsx'
import { useCompanions } from './useCompanions.ts'
import type { useTripAddress } from './useTripAddress.ts'
import { useTripMoment } from './useTripMoment.ts'

interface ReportViewProps {
  address: ReturnType<typeof useTripAddress>
  trips: LoadedTrips
  /** Whether the server has `timedTrips`. */
  isTimed: boolean
  paging?: SessionPaging
}

/** Shows the trips, and plays back the chosen one. */
export function ReportView({ address, trips, isTimed, paging }: ReportViewProps) {
  const { titles } = useTexts()
  const { config } = useServices()
  const findAddress = useFindAddress()
  const { list, trip, chosen, sessions, shown } = trips
  const arrival = useTripMoment(address, trips)
  const companions = useCompanions(isTimed ? address.compared : [], sessions, paging !== undefined)
  const key = chosen ? sessionKey(chosen) : ''
  if (arrival.isMissing) return <MomentMissing device={address.filter.device} />
  return (
    <MapPage title={titles.report}>
      <TripPlayback
        key={arrival.key}
        sessions={arrival.isWaiting ? [] : sessions}
        unreadable={trips.unreadable}
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
          onCompare: isTimed ? address.compare : undefined,
          paging,
        }}
        link={{
          at: arrival.at,
          onPoint: (index) => address.rest(key, index),
          limit: address.limit,
          onLimit: address.limitSpeed,
          linkTo: (index) => address.linkTo(key, index),
        }}
        tripNote={trip.isLoading || trip.isLoadingError ? <TripNote trip={trip} /> : undefined}
        map={config.map}
        findAddress={findAddress}
      />
    </MapPage>
  )
}
