'use client'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from '../BaseMap/MapContext.ts'
import { MapMarker, type MapMarkerHandle } from '../BaseMap/MapMarker.tsx'
import { PositionIcon } from '../PositionIcon.tsx'
import type { Playback } from './createPlayback.ts'
import { tipPlace } from './tipPlace.ts'
import { useOnPoint } from './usePlayback.ts'
import { usePointTexts } from './usePointTexts.ts'

/** Marks where the vehicle is in the trip, with its speed and, where it was recorded, the time. */
export function TripMarker({ playback }: { playback: Playback }) {
  const map = useMap()
  const { tip } = usePointTexts(playback.trip)
  const marker = useRef<MapMarkerHandle>(null)
  const icon = useRef<HTMLDivElement>(null)
  const speed = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const width = useRef(map.getContainer().clientWidth)
  const { positions, headings } = playback.trip

  const placeTip = (index: number) => {
    if (!icon.current) return
    const { x, y } = map.project([positions[index * 2] ?? 0, positions[index * 2 + 1] ?? 0])
    const { side, aside } = tipPlace(x, y, width.current)
    icon.current.dataset['tip'] = side
    icon.current.style.setProperty('--aside', `${aside}px`)
  }
  const onMoved = useEffectEvent(() => {
    width.current = map.getContainer().clientWidth
    placeTip(playback.getState().index)
  })
  useEffect(() => {
    const moved = () => onMoved()
    map.on('moveend', moved)
    map.on('resize', moved)
    return () => {
      map.off('moveend', moved)
      map.off('resize', moved)
    }
  }, [map])

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
    icon.current.style.setProperty('--heading', `${Number.isNaN(heading) ? 0 : heading}deg`)
    placeTip(index)
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
            transform: 'translateX(calc(-50% + var(--aside, 0px)))',
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
