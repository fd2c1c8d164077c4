'use client'
import { useMemo } from 'react'
import { useMapsFormat, useMapsTexts } from '../locales/useMapsTexts.ts'
import type { TripData } from '../trip/tripData.ts'

/** Returns functions that format a point as text: at the marker, in the player, and for screen readers. */
export function usePointTexts(trip: TripData) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  return useMemo(() => {
    const count = format.count(trip.count)
    const time = (index: number) => {
      const recorded = trip.times[index] ?? Number.NaN
      return Number.isNaN(recorded) ? null : format.time(recorded)
    }
    const speed = (index: number) => {
      const known = trip.speeds[index] ?? Number.NaN
      return Number.isNaN(known) ? null : format.speed(known)
    }
    const place = (index: number) => texts.pointOf(format.count(trip.count === 0 ? 0 : index + 1), count)
    return {
      tip: (index: number) => ({ speed: speed(index) ?? `— ${format.speedUnit}`, time: time(index) }),
      place,
      spoken: (index: number) =>
        [place(index), speed(index) ?? texts.speedUnknown, time(index)]
          .filter((part) => part !== null)
          .join(', '),
    }
  }, [trip, texts, format])
}
