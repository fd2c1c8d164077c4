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

/** Draws numbered marks of stops and speeding on the map, with the numbers of the list; a click seeks to the mark. */
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
