'use client'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import { MapMarker, type MapMarkerHandle } from '../../BaseMap/MapMarker.tsx'
import { PositionIcon } from '../../parts/PositionIcon.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { headPlace, type HeadPlace } from '../../trip/headPlace.ts'
import { headOf } from '../../playback/playbackMachine.ts'
import { trackLetter } from './SecondVehicle.tsx'
import { tipPlace } from './tipPlace.ts'
import { useOnHead, useOnPoint, usePlaying } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'
import { chipRadius } from '@sikud/ui/status'

/** Marks the vehicle at the current point, with its speed and, if recorded, the time. */
export function TripMarker({ playback }: { playback: Playback }) {
  const map = useMap()
  const { trip } = playback
  const { tip } = usePointTexts(trip)
  const marker = useRef<MapMarkerHandle>(null)
  const icon = useRef<HTMLDivElement>(null)
  const speed = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const width = useRef(map.getContainer().clientWidth)

  const placeTip = ({ lng, lat }: HeadPlace) => {
    if (!icon.current) return
    const { x, y } = map.project([lng, lat])
    const { side, aside } = tipPlace(x, y, width.current)
    icon.current.dataset['tip'] = side
    icon.current.style.setProperty('--aside', `${aside}px`)
  }
  const playing = usePlaying(playback)
  useStepPixels(playback)
  const onMoved = useEffectEvent(() => {
    width.current = map.getContainer().clientWidth
    placeTip(headPlace(trip, headOf(playback.getState())))
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
    const text = tip(index)
    const letter = trip.tracks ? `${trackLetter(trip.tracks, index)} · ` : ''
    if (speed.current) speed.current.textContent = `${letter}${text.speed}`
    if (time.current) time.current.textContent = text.time ? ` · ${text.time}` : ''
  })
  useOnHead(playback, (head) => {
    const place = headPlace(trip, head)
    const { lng, lat, heading } = place
    marker.current?.moveTo(lng, lat)
    if (!icon.current) return
    icon.current.dataset['shape'] = Number.isNaN(heading) ? 'pin' : 'arrow'
    icon.current.style.setProperty('--heading', `${Number.isNaN(heading) ? 0 : heading}deg`)
    placeTip(place)
  })

  return (
    <MapMarker ref={marker} lng={trip.positions[0] ?? 0} lat={trip.positions[1] ?? 0} gliding={playing}>
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
            borderRadius: chipRadius,
            boxShadow: 8,
          }}
        >
          <Box component="span" ref={speed} sx={{ fontWeight: 700 }} />
          <span ref={time} />
        </Box>
      </Box>
    </MapMarker>
  )
}

/**
 * Gives the playback a function that returns the distance in px from a point to the next. The function returns 0 if the
 * user prefers reduced motion or if two vehicles sent the points, because the marker then jumps from point to point.
 */
export function useStepPixels(playback: Playback) {
  const map = useMap()
  useEffect(() => {
    const { positions } = playback.trip
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const pixelsAt = (point: number) =>
      map.project([positions[point * 2] ?? 0, positions[point * 2 + 1] ?? 0])
    return playback.measureBy((index) => {
      if (reducedMotion.matches || playback.trip.tracks || index * 2 + 3 >= positions.length) return 0
      return pixelsAt(index).dist(pixelsAt(index + 1))
    })
  }, [map, playback])
}
