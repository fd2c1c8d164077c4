'use client'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { chipRadius } from '@sikud/ui/status'
import { styled } from '@mui/material/styles'
import { useMap } from '../../BaseMap/MapContext.ts'
import { MapMarker, type MapMarkerHandle } from '../../BaseMap/MapMarker.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { headPlace, type HeadPlace } from '../../trip/headPlace.ts'
import { headOf } from '../../playback/playbackMachine.ts'
import { trackLetter } from './SecondVehicle.tsx'
import { useOnHead, useOnPoint, usePlaying } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'
import { pinPath } from '../../parts/pinPath.ts'

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

/** Half the width of the widest tip (the text bubble of a marker) plus its margin to the edge of the map, in pixels. */
const HALF_TIP = 96
/** Space in pixels that a tip above the marker needs, including notices at the top of the map. */
const ROOM_ABOVE = 150

interface TipPlace {
  side: 'above' | 'below'
  /** Horizontal offset of the tip from the marker's centre, in pixels. */
  aside: number
}

/** Places the tip (text bubble) of a marker at `x`, `y` so that it fits into a map `width` wide; all in pixels. */
export function tipPlace(x: number, y: number, width: number): TipPlace {
  const most = Math.max(HALF_TIP, width - HALF_TIP)
  const middle = Math.min(Math.max(x, HALF_TIP), most)
  return { side: y < ROOM_ABOVE ? 'below' : 'above', aside: Math.round(middle - x) }
}

/**
 * Renders a 40×40 pin whose tip is at the position. Inside an element with `data-shape="arrow"`, it is a centred arrow
 * that the custom property `--heading` rotates. The custom property `--marker` sets the colour (default: theme accent).
 */
function PositionIcon() {
  return (
    <Root aria-hidden>
      <svg className="pin" width="40" height="40" viewBox="0 0 40 40">
        <path d={pinPath} />
        <circle cx="20" cy="15.5" r="5" />
      </svg>
      <svg className="arrow" width="40" height="40" viewBox="0 0 40 40">
        <circle className="halo" cx="20" cy="20" r="18" />
        <path d="M20 8.5 L28.5 29 L20 24.6 L11.5 29 Z" />
      </svg>
    </Root>
  )
}

const Root = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  const colour = `var(--marker, ${palette.primary.main})`
  return {
    '& svg': { position: 'absolute', left: -20, overflow: 'visible' },
    '& path': { fill: colour, stroke: palette.background.paper, strokeWidth: 2, strokeLinejoin: 'round' },
    '& .pin': { top: -40 },
    '& .pin circle': { fill: palette.background.paper },
    '& .arrow': { top: -20, display: 'none', transform: 'rotate(var(--heading, 0deg))' },
    '& .halo': { fill: colour, opacity: 0.2 },
    '[data-shape=arrow] > & .pin': { display: 'none' },
    '[data-shape=arrow] > & .arrow': { display: 'block' },
  }
})
