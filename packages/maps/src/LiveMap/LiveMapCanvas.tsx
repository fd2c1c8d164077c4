'use client'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import { useEffect, useRef, useState } from 'react'
import { BaseMap } from '../BaseMap/BaseMap.tsx'
import { MapButton } from '../BaseMap/MapButton.tsx'
import { useMap } from '../BaseMap/MapContext.ts'
import { useOnPan } from '../BaseMap/useOnPan.ts'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { MapConfig } from '../MapConfig.ts'
import { LiveMarker } from './LiveMarker.tsx'
import type { LivePosition } from './LivePosition.ts'

const TRACKING_ZOOM = 15
const jakarta = { center: [106.83, -6.2] as [number, number], zoom: 9 }

interface LiveMapCanvasProps {
  positions: readonly LivePosition[]
  map: MapConfig
}

/** The live map itself; it follows the first position until the visitor moves the map. */
export function LiveMapCanvas({ positions, map }: LiveMapCanvasProps) {
  const texts = useMapsTexts()
  const [following, setFollowing] = useState(true)
  const first = positions[0]
  return (
    <BaseMap
      config={map}
      label={texts.map}
      initialView={first ? { center: [first.lng, first.lat], zoom: TRACKING_ZOOM } : jakarta}
      controls={
        first && (
          <MapButton label={texts.recentre} pressed={following} onClick={() => setFollowing(true)}>
            <MyLocationOutlined fontSize="small" />
          </MapButton>
        )
      }
    >
      {positions.map((position) => (
        <LiveMarker key={position.key} position={position} />
      ))}
      {first && <Follow position={first} following={following} onMovedAway={() => setFollowing(false)} />}
    </BaseMap>
  )
}

interface FollowProps {
  position: LivePosition
  following: boolean
  onMovedAway: () => void
}

function Follow({ position: { lng, lat }, following, onMovedAway }: FollowProps) {
  const map = useMap()
  const zoomed = useRef(false)
  useOnPan(onMovedAway)
  useEffect(() => {
    if (!following) return
    map.easeTo({ center: [lng, lat], zoom: zoomed.current ? map.getZoom() : TRACKING_ZOOM, duration: 300 })
    zoomed.current = true
  }, [map, lng, lat, following])
  return null
}
