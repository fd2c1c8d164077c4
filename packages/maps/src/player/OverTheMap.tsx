'use client'
import { TripBar, type TripBarProps } from './TripBar.tsx'
import { TripNotes, type TripNotesProps } from './TripNotes.tsx'

export interface OverTheMapProps {
  /** Props of the bar; undefined while there is no trip. */
  bar?: TripBarProps | undefined
  notes: TripNotesProps
}

/** Renders the bar at the top of the map of a trip, and the notes above the legend. */
export function OverTheMap({ bar, notes }: OverTheMapProps) {
  return (
    <>
      {bar && <TripBar {...bar} />}
      <TripNotes {...notes} />
    </>
  )
}
