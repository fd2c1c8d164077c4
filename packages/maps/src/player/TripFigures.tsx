'use client'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { durationTextWithSeconds } from '../texts/durationParts.ts'
import { tenths } from '../texts/useTripTiles.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import type { TripData } from '../trip/tripData.ts'
import { TripTiles } from '../figures/TripTiles.tsx'
import { LeftOutNote } from './controls/LeftOutNote.tsx'

export interface TripFiguresProps {
  trip: TripData
  /** The speed limit in km/h. */
  speedLimit: number
  /** The way without signal before the trip. */
  gapBefore?: GpsSession['gap_before']
}

/** Shows the figures of a trip, the way without signal before it, and how many of its points `cleanPoints` removed or sorted. */
export function TripFigures({ trip, speedLimit, gapBefore }: TripFiguresProps) {
  return (
    <>
      <TripTiles trip={trip} speedLimit={speedLimit} />
      {gapBefore && <GapNote gap={gapBefore} />}
      {(trip.leftOut.length > 0 || trip.reordered > 0) && <LeftOutNote trip={trip} />}
    </>
  )
}

function GapNote({ gap: { km, seconds } }: { gap: NonNullable<GpsSession['gap_before']> }) {
  const texts = useTripTexts()
  const format = useMapsFormat()
  const time = durationTextWithSeconds(seconds * 1000, texts)
  return (
    <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
      {texts.gapBefore(format.distance(tenths(km)), time)}
    </Typography>
  )
}
