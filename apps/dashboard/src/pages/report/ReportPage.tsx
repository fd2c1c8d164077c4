import { TripPlayback } from '@sikud/maps/playback'
import { useSearchParams } from 'react-router-dom'
import { MapPage } from '../../layouts/MapPage.tsx'
import { useTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { TripNote } from './TripNote.tsx'
import { useTrips } from './useTrips.ts'

/** Laporan: the trips, and the chosen one played back; `?session=` names it. */
export function ReportPage() {
  const { titles } = useTexts()
  const { config } = useServices()
  const [params, setParams] = useSearchParams()
  const chosenKey = params.get('session')
  const { list, trip, sessions } = useTrips(chosenKey)
  return (
    <MapPage title={titles.report}>
      <TripPlayback
        sessions={sessions}
        loading={list.isPending}
        error={list.error?.message}
        onRetry={() => void list.refetch()}
        selectedKey={chosenKey}
        onSelect={(key) => setParams({ session: key }, { replace: true })}
        tripNote={trip.isLoading || trip.isLoadingError ? <TripNote trip={trip} /> : undefined}
        map={config.map}
      />
    </MapPage>
  )
}
