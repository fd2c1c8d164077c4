'use client'
import { useEffect, useMemo } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import { companionColours, markColours } from '../../mapColours.ts'
import { companionLetters } from '../../sessions/companionLook.ts'
import type { Companion } from '../../sessions/Companion.ts'
import { CompanionMark } from './CompanionMark.tsx'
import { CompanionPath } from './CompanionPath.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { fitTrip } from './fitTrip.ts'
import { type Bounds, isTimed, tripData } from '../../trip/tripData.ts'

interface TripCompanionsProps {
  companions: readonly Companion[]
  playback: Playback
}

/** Other trips on the clock of the one that is played: each with its path, and its vehicle where it was at that time. */
export function TripCompanions({ companions, playback }: TripCompanionsProps) {
  return companions.map(({ key, points }, place) => (
    <TripCompanion
      key={key}
      points={points}
      letter={companionLetters[place] ?? ''}
      colour={companionColours[place] ?? markColours.unknown}
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
