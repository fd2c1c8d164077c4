'use client'
import { useEffect, useId, useMemo, useRef } from 'react'
import { type LayerSpecification, useMap } from '../../BaseMap/MapContext.ts'
import { useGeoLayers } from '../../BaseMap/useGeoLayers.ts'
import { companionColours, markColours } from '../../look/mapColours.ts'
import { type Companion, companionLetters } from '../../tripList/TripChoice.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { fitTrip } from './fitTrip.ts'
import { type Bounds, isTimed, tripData, type TripData } from '../../trip/tripData.ts'
import { MapMarker, type MapMarkerHandle } from '../../BaseMap/MapMarker.tsx'
import { headPlace } from '../../trip/headPlace.ts'
import { LetterMark } from './SecondVehicle.tsx'
import { headAt, timeAt, timeline } from '../../trip/timeline.ts'
import { useOnHead, usePlaying } from '../../playback/usePlayback.ts'
import { pathFeatures } from './pathLayers.ts'

interface TripCompanionsProps {
  companions: readonly Companion[]
  playback: Playback
}

/** Draws the path of each compared trip, and the position of its vehicle at the current playback time. */
export function TripCompanions({ companions, playback }: TripCompanionsProps) {
  return companions.map(({ key, points }, place) => (
    <TripCompanion
      key={key}
      points={points}
      letter={companionLetters[place] ?? ''}
      colour={companionColours[place] ?? markColours.fallback}
      playback={playback}
    />
  ))
}

interface TripCompanionProps {
  points: Companion['points']
  letter: string
  colour: string
  playback: Playback
}

function TripCompanion({ points, letter, colour, playback }: TripCompanionProps) {
  const trip = useMemo(() => tripData(points), [points])
  const timed = useMemo(() => isTimed(trip) && isTimed(playback.trip), [trip, playback.trip])
  const map = useMap()
  useEffect(() => {
    const both = union(playback.trip.bounds, trip.bounds)
    if (trip.bounds) fitTrip(map, both, true)
  }, [map, trip, playback.trip])
  return (
    <>
      {trip.count > 1 && <CompanionPath trip={trip} colour={colour} />}
      {timed && <CompanionMark trip={trip} letter={letter} colour={colour} playback={playback} />}
    </>
  )
}

function union(a: Bounds | null, b: Bounds | null): Bounds | null {
  if (!a || !b) return a ?? b
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}

interface CompanionMarkProps {
  /** A trip in which every point has a time. This must be true for the played trip too. */
  trip: TripData
  letter: string
  colour: string
  playback: Playback
}

/**
 * Marks the vehicle of a compared trip at the current playback time. The mark is pale before the start and after the
 * end of that trip.
 */
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

export function CompanionPath({ trip, colour }: { trip: TripData; colour: string }) {
  const id = `sikud-companion-${useId()}`
  const layers = useMemo(
    (): LayerSpecification[] => [
      {
        id,
        type: 'line',
        source: id,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': colour, 'line-width': 3, 'line-opacity': 0.85 },
      },
    ],
    [id, colour],
  )
  useGeoLayers(
    id,
    useMemo(() => pathFeatures(trip), [trip]),
    layers,
  )
  return null
}
