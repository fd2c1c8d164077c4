'use client'
import { useMemo, useRef } from 'react'
import { MapMarker, type MapMarkerHandle } from '../../BaseMap/MapMarker.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { headPlace } from '../../trip/headPlace.ts'
import { LetterMark } from './LetterMark.tsx'
import { headAt, timeAt, timeline } from '../../trip/timeline.ts'
import type { TripData } from '../../trip/tripData.ts'
import { useOnHead, usePlaying } from '../../playback/usePlayback.ts'

interface CompanionMarkProps {
  /** Timed, as the trip of the playback is. */
  trip: TripData
  letter: string
  colour: string
  playback: Playback
}

/** Where the vehicle of another trip was at the moment that is played; pale before its trip begins and after it ended. */
export function CompanionMark({ trip, letter, colour, playback }: CompanionMarkProps) {
  const marker = useRef<MapMarkerHandle>(null)
  const mark = useRef<HTMLDivElement>(null)
  const clock = useMemo(() => timeline(playback.trip, false), [playback.trip])
  const own = useMemo(() => timeline(trip, false), [trip])
  const ahead = (playback.trip.times[0] ?? 0) - (trip.times[0] ?? 0)
  const playing = usePlaying(playback)
  useOnHead(playback, (head) => {
    const passed = timeAt(clock, head) + ahead
    const { lng, lat } = headPlace(trip, headAt(own, passed))
    marker.current?.moveTo(lng, lat)
    if (mark.current) {
      mark.current.dataset['there'] = passed < 0 || passed > (own.at(-1) ?? 0) ? 'no' : 'yes'
    }
  })
  return (
    <MapMarker ref={marker} lng={trip.positions[0] ?? 0} lat={trip.positions[1] ?? 0} gliding={playing}>
      <LetterMark ref={mark} style={{ ['--marker' as string]: colour }}>
        {letter}
      </LetterMark>
    </MapMarker>
  )
}
