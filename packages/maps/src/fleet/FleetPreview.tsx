'use client'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { LivePosition } from '@sikud/api'
import { useEffect, useState } from 'react'
import { LazyMap } from '../BaseMap/LazyMap.tsx'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { useFleetTexts } from '../locales/useFleetTexts.ts'
import { useMapsTexts } from '../locales/useMapsTexts.ts'
import { LazyFleetMapCanvas } from './painting/LazyFleetMapCanvas.ts'
import { FleetStore } from './store/FleetStore.ts'

const MAP_HEIGHT = 280
const nothing = () => undefined

export interface FleetPreviewProps {
  positions: readonly LivePosition[]
  /** Server time minus local time, in milliseconds. */
  serverOffset: number
  map: MapConfig
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl: string
  trackingHref: string
}

/** Shows where the fleet is, on a small map that cannot be moved; the whole map is a link to Pelacakan. */
export function FleetPreview({
  positions,
  serverOffset,
  map,
  externalMapUrl,
  trackingHref,
}: FleetPreviewProps) {
  const texts = useFleetTexts()
  const maps = useMapsTexts()
  const [fleet] = useState(() => new FleetStore())
  useEffect(
    () => fleet.takeSnapshot({ positions: [...positions], serverOffset }),
    [fleet, positions, serverOffset],
  )
  return (
    <Box sx={{ position: 'relative', height: MAP_HEIGHT, borderRadius: 2, overflow: 'hidden' }}>
      <Box inert sx={{ position: 'absolute', inset: 0, '& button': { display: 'none' } }}>
        <LazyMap part={LazyFleetMapCanvas}>
          <LazyFleetMapCanvas
            fleet={fleet}
            map={map}
            selected={null}
            selectionCount={0}
            onSelect={nothing}
            following={false}
            externalMapUrl={externalMapUrl}
            onFollow={nothing}
          />
        </LazyMap>
      </Box>
      <Link
        href={trackingHref}
        aria-label={`${maps.map}: ${texts.openTracking}`}
        sx={{
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
        }}
      />
    </Box>
  )
}
