'use client'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import { BaseMap } from '../BaseMap/BaseMap.tsx'
import { MapButton } from '../BaseMap/MapButton.tsx'
import { useMap } from '../BaseMap/MapContext.ts'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { MapConfig } from '../MapConfig.ts'
import type { Playback } from './createPlayback.ts'
import { fitTrip, tripView } from './fitTrip.ts'
import type { TripData } from './tripData.ts'
import { PointInWords } from './PointInWords.tsx'
import { SpeedLegend } from './SpeedLegend.tsx'
import { TripMarker } from './TripMarker.tsx'
import { TripPath } from './TripPath.tsx'
import { TripTrail } from './TripTrail.tsx'

interface TripMapProps {
  map: MapConfig
  label: string
  playback: Playback
}

/** The map of a trip: the whole path faintly, the travelled trail over it, and the vehicle. */
export function TripMap({ map, label, playback }: TripMapProps) {
  const { trip } = playback
  return (
    <BaseMap
      config={map}
      label={label}
      initialView={tripView(trip.bounds)}
      controls={<FitButton trip={trip} />}
      fallback={trip.count > 0 && <PointInWords playback={playback} />}
    >
      <SpeedLegend />
      <TripPath trip={trip} />
      {trip.count > 1 && <TripTrail playback={playback} />}
      {trip.count > 0 && <TripMarker playback={playback} />}
    </BaseMap>
  )
}

function FitButton({ trip }: { trip: TripData }) {
  const map = useMap()
  const texts = useMapsTexts()
  return (
    <MapButton label={texts.fitTrip} onClick={() => fitTrip(map, trip.bounds, true)}>
      <FitScreenOutlined fontSize="small" />
    </MapButton>
  )
}
