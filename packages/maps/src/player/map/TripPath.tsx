'use client'
import Box from '@mui/material/Box'
import { type RefObject, useContext, useEffect, useMemo, useRef } from 'react'
import { MapMarker, type MapMarkerHandle } from '../../BaseMap/MapMarker.tsx'
import { MapHasStyle, useMap } from '../../BaseMap/MapContext.ts'
import { useGeoLayers } from '../../BaseMap/useGeoLayers.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { headOf } from '../../playback/playbackMachine.ts'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { keepFitted } from './fitTrip.ts'
import { CHEVRON, pathFeatures, pathLayers, pathSource } from './pathLayers.ts'

interface TripPathProps {
  playback: Playback
  /** Whether the ends have the letters A and B; compared vehicles have letters of their own. */
  hasLetters: boolean
}

/**
 * Draws the whole trip in the colours of its speeds, with its direction and its ends. Once the trip is played, the path
 * to come is dimmed behind the trail of the travelled part.
 */
export function TripPath({ playback, hasLetters }: TripPathProps) {
  const map = useMap()
  const { trip } = playback
  const colours = useMapColours()
  const isDimmed = usePlaybackValue(playback, (state) => headOf(state) > 0)
  useChevron(colours.land)
  useGeoLayers(
    pathSource,
    useMemo(() => pathFeatures(trip), [trip]),
    useMemo(() => pathLayers(colours, isDimmed), [colours, isDimmed]),
  )
  useEffect(() => keepFitted(map, trip.bounds), [map, trip])
  const last = trip.count - 1
  if (trip.count < 2) return null
  return (
    <>
      {hasLetters && (
        <>
          <EndLetter letter="A" lng={trip.positions[0]} lat={trip.positions[1]} side="left" />
          <EndLetter
            letter="B"
            lng={trip.positions[last * 2]}
            lat={trip.positions[last * 2 + 1]}
            side="right"
          />
        </>
      )}
      <Ghost playback={playback} />
    </>
  )
}

interface EndLetterProps {
  letter: string
  lng: number | undefined
  lat: number | undefined
  side: 'left' | 'right'
}

/** Marks the start or the end of the trip beside its circle, so that both can be read where a trip ends at its start. */
function EndLetter({ letter, lng = 0, lat = 0, side }: EndLetterProps) {
  return (
    <MapMarker lng={lng} lat={lat}>
      <Box
        data-end={letter}
        sx={{
          position: 'absolute',
          top: -10,
          [side === 'left' ? 'right' : 'left']: 9,
          display: 'grid',
          placeItems: 'center',
          width: 20,
          height: 20,
          borderRadius: '50%',
          fontSize: 12,
          fontWeight: 700,
          color: 'background.paper',
          bgcolor: 'text.primary',
        }}
      >
        {letter}
      </Box>
    </MapMarker>
  )
}

/** Marks the point of the trip that is under the pointer in the chart. */
function Ghost({ playback }: { playback: Playback }) {
  const marker = useRef<MapMarkerHandle>(null)
  const ring = useRef<HTMLDivElement>(null)
  useGhost(playback, marker, ring)
  return (
    <MapMarker ref={marker} lng={playback.trip.positions[0] ?? 0} lat={playback.trip.positions[1] ?? 0}>
      <Box
        ref={ring}
        data-ghost
        sx={{
          position: 'absolute',
          left: -11,
          top: -11,
          visibility: 'hidden',
          width: 22,
          height: 22,
          border: '4px solid',
          borderColor: 'text.primary',
          borderRadius: '50%',
          boxShadow: (theme) => `0 0 0 2px ${(theme.vars ?? theme).palette.background.paper}`,
          pointerEvents: 'none',
        }}
      />
    </MapMarker>
  )
}

function useGhost(
  playback: Playback,
  marker: RefObject<MapMarkerHandle | null>,
  ring: RefObject<HTMLDivElement | null>,
) {
  useEffect(() => {
    let shown: number | null = null
    return playback.subscribe(() => {
      const { pointed } = playback.getState()
      if (pointed === shown || !ring.current) return
      shown = pointed
      ring.current.style.visibility = pointed === null ? 'hidden' : 'visible'
      if (pointed === null) return
      const [lng = 0, lat = 0] = playback.trip.positions.subarray(pointed * 2, pointed * 2 + 2)
      marker.current?.moveTo(lng, lat)
    })
  }, [playback, marker, ring])
}

/** Size in px of the image of a chevron, which is drawn at half of it. */
const CHEVRON_PX = 24

/** Gives the map the image of a chevron in a colour whenever it needs it, also after a lost WebGL context. */
function useChevron(colour: string) {
  const map = useMap()
  const hasStyle = useContext(MapHasStyle)
  useEffect(() => {
    const give = (event: { id: string }) => {
      const image = event.id === CHEVRON && drawChevron(colour)
      if (image && !map.hasImage(CHEVRON)) map.addImage(CHEVRON, image)
    }
    map.on('styleimagemissing', give)
    const image = hasStyle && map.hasImage(CHEVRON) && drawChevron(colour)
    if (image) map.updateImage(CHEVRON, image)
    return () => void map.off('styleimagemissing', give)
  }, [map, hasStyle, colour])
}

function drawChevron(colour: string) {
  const pen = new OffscreenCanvas(CHEVRON_PX, CHEVRON_PX).getContext('2d')
  if (!pen) return null
  pen.strokeStyle = colour
  pen.lineWidth = 4
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(9, 6)
  pen.lineTo(15, 12)
  pen.lineTo(9, 18)
  pen.stroke()
  return pen.getImageData(0, 0, CHEVRON_PX, CHEVRON_PX)
}
