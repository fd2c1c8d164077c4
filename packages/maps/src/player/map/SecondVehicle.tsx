'use client'
import { type ComponentProps, type ComponentType, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { MapMarker, type MapMarkerHandle } from '../../BaseMap/MapMarker.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { useOnPoint } from '../../playback/usePlayback.ts'
import { markColours } from '../../look/mapColours.ts'

/**
 * If two vehicles use the same IMEI, marks the last known position of the vehicle that did not send the current point.
 */
export function SecondVehicle({ playback }: { playback: Playback }) {
  const { positions, tracks } = playback.trip
  const marker = useRef<MapMarkerHandle>(null)
  const mark = useRef<HTMLDivElement>(null)
  useOnPoint(playback, (index) => {
    if (!tracks) return
    const seen = otherPoint(tracks, index)
    marker.current?.moveTo(positions[seen * 2] ?? 0, positions[seen * 2 + 1] ?? 0)
    if (mark.current) mark.current.textContent = trackLetter(tracks, seen)
  })
  return (
    <MapMarker ref={marker} lng={positions[0] ?? 0} lat={positions[1] ?? 0}>
      <LetterMark ref={mark} />
    </MapMarker>
  )
}

export function trackLetter(tracks: Uint8Array, index: number): string {
  return tracks[index] === 1 ? 'B' : 'A'
}

/**
 * Returns the index of the last point that the other vehicle sent before the point `index`. If there is no such point,
 * returns the index of the other vehicle's first point.
 */
function otherPoint(tracks: Uint8Array, index: number) {
  const before = tracks.subarray(0, index + 1).findLastIndex((track) => track !== tracks[index])
  return before >= 0
    ? before
    : Math.max(
        0,
        tracks.findIndex((track) => track !== tracks[index]),
      )
}

/** Renders a round mark with the letter of one of several vehicles, centred on the vehicle's position. */
export const LetterMark: ComponentType<ComponentProps<'div'>> = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'absolute',
    left: -12,
    top: -12,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    fontSize: 12,
    fontWeight: 700,
    color: markColours.letter,
    background: `var(--marker, ${markColours.fallback})`,
    border: `2px solid ${palette.background.paper}`,
    // This style applies while the playback time is before the start or after the end of this vehicle's trip. The mark
    // is then at the first or the last point of that trip.
    '&[data-there=no]': { opacity: 0.55, borderStyle: 'dashed' },
  }
})
