'use client'
import { useEffect } from 'react'
import { useMap } from '../BaseMap/MapContext.ts'
import type { Playback } from '../playback/createPlayback.ts'
import { useMapColours } from '../look/useMapColours.ts'
import { createMarksOverlay } from './createMarksOverlay.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import { marksOfTrip } from './placeMarks.ts'

export interface TripMarksProps {
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
}

/** Marks stops and speeding on the map, with the same numbers as in the list; a click on a mark seeks to its point. */
export function TripMarks({ playback, speedLimit }: TripMarksProps) {
  const map = useMap()
  const colours = useMapColours()
  const figures = tripFigures(playback.trip, speedLimit)
  useEffect(() => {
    const marks = marksOfTrip(playback.trip, figures)
    if (marks.length === 0) return undefined
    return createMarksOverlay(map, marks, colours, ({ index }) => playback.dispatch({ type: 'seek', index }))
  }, [map, playback, figures, colours])
  return null
}
