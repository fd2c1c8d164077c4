'use client'
import Box from '@mui/material/Box'
import { MapMarker } from '../BaseMap/MapMarker.tsx'
import { PositionIcon } from '../PositionIcon.tsx'
import { useMapColours } from '../useMapColours.ts'
import type { LivePosition } from './LivePosition.ts'
import { freshness } from './positionAge.ts'
import { statusKind } from '../fleet/store/statusKind.ts'
import { useNow } from './useNow.ts'
import { markRadius } from '../shape.ts'

/** A vehicle on the live map: in the colour of its status while that is fresh, in grey when it is not. */
export function LiveMarker({ position }: { position: LivePosition }) {
  const { status } = useMapColours()
  const live = freshness(position, useNow()) === 'live'
  const kind = statusKind(position.statusText)
  const colour = live ? kind && status[kind] : status.offline
  const heading = position.heading ?? null
  const name = [position.plate ?? position.vehicleName, position.statusText].filter(Boolean).join(', ')
  return (
    <MapMarker lng={position.lng} lat={position.lat} label={name || undefined}>
      <Box
        data-shape={heading === null ? 'pin' : 'arrow'}
        style={{
          ...(colour ? { ['--marker' as string]: colour } : {}), // custom properties
          ['--heading' as string]: `${heading ?? 0}deg`,
        }}
      >
        <PositionIcon />
        {position.plate && (
          <Box
            sx={{
              position: 'absolute',
              top: heading === null ? 6 : 26,
              left: 0,
              transform: 'translateX(-50%)',
              px: 1,
              py: '2px',
              fontSize: 13,
              fontWeight: 700,
              whiteSpace: 'nowrap',
              color: live ? 'text.primary' : 'text.secondary',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: markRadius,
            }}
          >
            {position.plate}
          </Box>
        )}
      </Box>
    </MapMarker>
  )
}
