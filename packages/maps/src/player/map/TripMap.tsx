'use client'
import { Suspense } from 'react'
import { BaseMap } from '../../BaseMap/BaseMap.tsx'
import { lateComponent } from '../../parts/lateComponent.ts'
import type { MapConfig } from '../../BaseMap/MapConfig.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { tripView } from '../../trip/tripView.ts'
import { tripPadding } from './fitTrip.ts'
import { FollowHead } from './FollowHead.tsx'
import { PointInWords } from './PointInWords.tsx'
import type { Companion } from '../../tripList/Companion.ts'
import { SecondVehicle } from './SecondVehicle.tsx'
import { SpeedLegend } from './SpeedLegend.tsx'
import { TripMapButtons } from './TripMapButtons.tsx'
import { TripMarker } from './TripMarker.tsx'
import { TripPath } from './TripPath.tsx'
import { TripTrail } from './TripTrail.tsx'
import type { FullScreen } from '../useFullScreen.ts'

const TripMarks = lateComponent(async () => (await import('../../figures/TripMarks.tsx')).TripMarks)
const TripCompanions = lateComponent(async () => (await import('./TripCompanions.tsx')).TripCompanions)

interface TripMapProps {
  map: MapConfig
  label: string
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
  fullScreen: FullScreen
  /** Trips that are compared with the played trip. */
  companions?: readonly Companion[]
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl?: string | undefined
}

/** Renders the map of a trip: the path in muted speed colours, the travelled trail in full colour, and the vehicle. */
export function TripMap(props: TripMapProps) {
  const { map, label, playback, speedLimit, fullScreen, companions = [], externalMapUrl } = props
  const { trip } = playback
  return (
    <BaseMap
      config={map}
      label={label}
      initialView={{ padding: tripPadding, ...tripView(trip.bounds) }}
      controls={<TripMapButtons playback={playback} fullScreen={fullScreen} />}
      fallback={trip.count > 0 && <PointInWords playback={playback} externalMapUrl={externalMapUrl} />}
    >
      <SpeedLegend />
      <TripPath trip={trip} />
      {trip.count > 1 && <TripTrail playback={playback} />}
      {trip.count > 1 && (
        <Suspense>
          <TripMarks playback={playback} speedLimit={speedLimit} />
        </Suspense>
      )}
      {trip.count > 0 && <TripMarker playback={playback} />}
      {trip.tracks && <SecondVehicle playback={playback} />}
      {companions.length > 0 && (
        <Suspense>
          <TripCompanions companions={companions} playback={playback} />
        </Suspense>
      )}
      {trip.count > 1 && <FollowHead playback={playback} />}
    </BaseMap>
  )
}
