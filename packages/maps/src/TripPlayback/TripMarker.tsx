'use client'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useMap } from '../BaseMap/MapContext.ts'
import { MapMarker, type MapMarkerHandle } from '../BaseMap/MapMarker.tsx'
import { PositionIcon } from '../PositionIcon.tsx'
import type { Playback } from './createPlayback.ts'
import { useOnPoint } from './usePlayback.ts'
import { usePointTexts } from './usePointTexts.ts'

const ROOM_FOR_TIP = 104

/** Marks where the vehicle is in the trip, with its speed and, where it was recorded, the time. */
export function TripMarker({ playback }: { playback: Playback }) {
  const map = useMap()
  const { tip } = usePointTexts(playback.trip)
  const marker = useRef<MapMarkerHandle>(null)
  const icon = useRef<HTMLDivElement>(null)
  const speed = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const { positions, headings } = playback.trip

  useOnPoint(playback, (index) => {
    const lng = positions[index * 2] ?? 0
    const lat = positions[index * 2 + 1] ?? 0
    const heading = headings[index] ?? Number.NaN
    marker.current?.moveTo(lng, lat)
    const text = tip(index)
    if (speed.current) speed.current.textContent = text.speed
    if (time.current) time.current.textContent = text.time ? ` · ${text.time}` : ''
    if (!icon.current) return
    icon.current.dataset['shape'] = Number.isNaN(heading) ? 'pin' : 'arrow'
    icon.current.dataset['tip'] = map.project([lng, lat]).y < ROOM_FOR_TIP ? 'below' : 'above'
    icon.current.style.setProperty('--heading', `${Number.isNaN(heading) ? 0 : heading}deg`)
  })

  return (
    <MapMarker ref={marker} lng={positions[0] ?? 0} lat={positions[1] ?? 0}>
      <Box
        ref={icon}
        data-shape="pin"
        data-tip="above"
        sx={{ '&[data-tip=below] > [data-part=tip]': { bottom: 'auto', top: 28 } }}
      >
        <PositionIcon />
        <Box
          data-part="tip"
          sx={{
            position: 'absolute',
            bottom: 48,
            left: 0,
            transform: 'translateX(-50%)',
            px: 1.5,
            py: 0.75,
            fontSize: 13,
            whiteSpace: 'nowrap',
            pointerEvents: 'none',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px',
            boxShadow: '0 6px 20px rgba(10, 24, 32, 0.16)',
          }}
        >
          <Box component="span" ref={speed} sx={{ fontWeight: 700 }} />
          <span ref={time} />
        </Box>
      </Box>
    </MapMarker>
  )
}
