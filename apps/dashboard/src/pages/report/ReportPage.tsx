import { sessionKey, TripPlayback } from '@sikud/maps/playback'
import { useFindAddress } from '../../geocode/useFindAddress.ts'
import { MapPage } from '../../layouts/MapPage.tsx'
import { useTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { MomentMissing } from './MomentMissing.tsx'
import { TripNote } from './TripNote.tsx'
import { useCompanions } from './useCompanions.ts'
import { useTripAddress } from './useTripAddress.ts'
import { useTripMoment } from './useTripMoment.ts'
import { useTrips } from './useTrips.ts'

/** Laporan: the trips, and the chosen one played back; the address names it, its moment and the filter. */
export function ReportPage() {
  const { titles } = useTexts()
  const { config } = useServices()
  const findAddress = useFindAddress()
  const timed = config.features.has('timedTrips')
  const address = useTripAddress()
  const trips = useTrips({ ...address, timed })
  const { list, trip, chosen, sessions, shown } = trips
  const arrival = useTripMoment(address, trips)
  const companions = useCompanions(timed ? address.compared : [], sessions)
  const key = chosen ? sessionKey(chosen) : ''
  if (arrival.isMissing) return <MomentMissing device={address.filter.device} />
  return (
    <MapPage title={titles.report}>
      <TripPlayback
        key={arrival.key}
        sessions={arrival.isWaiting ? [] : sessions}
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
          onCompare: timed ? address.compare : undefined,
        }}
        moment={{
          at: arrival.at,
          onMoment: (index) => address.rest(key, index),
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
