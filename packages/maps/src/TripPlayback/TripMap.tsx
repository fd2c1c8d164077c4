'use client'
import { BaseMap } from '../BaseMap/BaseMap.tsx'
import type { MapConfig } from '../MapConfig.ts'
import type { Playback } from './createPlayback.ts'
import { tripView } from './fitTrip.ts'
import { FollowHead } from './FollowHead.tsx'
import { PointInWords } from './PointInWords.tsx'
import { SpeedLegend } from './SpeedLegend.tsx'
import { TripMapButtons } from './TripMapButtons.tsx'
import { TripMarker } from './TripMarker.tsx'
import { TripPath } from './TripPath.tsx'
import { TripTrail } from './TripTrail.tsx'
import type { FullScreen } from './useFullScreen.ts'

interface TripMapProps {
  map: MapConfig
  label: string
  playback: Playback
  fullScreen: FullScreen
}

/** The map of a trip: the whole path faintly, the travelled trail over it, and the vehicle. */
export function TripMap({ map, label, playback, fullScreen }: TripMapProps) {
  const { trip } = playback
  return (
    <BaseMap
      config={map}
      label={label}
      initialView={tripView(trip.bounds)}
      controls={<TripMapButtons playback={playback} fullScreen={fullScreen} />}
      fallback={trip.count > 0 && <PointInWords playback={playback} />}
    >
      <SpeedLegend />
      <TripPath trip={trip} />
      {trip.count > 1 && <TripTrail playback={playback} />}
      {trip.count > 0 && <TripMarker playback={playback} />}
      {trip.count > 1 && <FollowHead playback={playback} />}
    </BaseMap>
  )
}
