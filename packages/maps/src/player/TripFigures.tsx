'use client'
import type { TripData } from '../trip/tripData.ts'
import { TripTiles } from '../figures/TripTiles.tsx'
import { LeftOutNote } from './controls/LeftOutNote.tsx'

export interface TripFiguresProps {
  trip: TripData
  /** The speed limit in km/h. */
  speedLimit: number
}

/** Shows the figures of a trip, and how many of its points `cleanPoints` removed or sorted. */
export function TripFigures({ trip, speedLimit }: TripFiguresProps) {
  return (
    <>
      <TripTiles trip={trip} speedLimit={speedLimit} />
      {(trip.leftOut.length > 0 || trip.reordered > 0) && <LeftOutNote trip={trip} />}
    </>
  )
}
