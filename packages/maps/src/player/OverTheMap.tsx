'use client'
import { TripBar, type TripBarProps } from './TripBar.tsx'
import { TripNotes, type TripNotesProps } from './TripNotes.tsx'

export interface OverTheMapProps {
  /** Absent while there is no trip. */
  bar?: TripBarProps | undefined
  notes: TripNotesProps
}

/** What lies over the map of a trip: its bar at the top, and notes above the legend. */
export function OverTheMap({ bar, notes }: OverTheMapProps) {
  return (
    <>
      {bar && <TripBar {...bar} />}
      <TripNotes {...notes} />
    </>
  )
}
