'use client'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import type { TripData } from '../trip/tripData.ts'
import { durationParts } from './durationParts.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import { useTripTexts } from './useTripTexts.ts'

/** A formatted number and its unit. */
export interface Figure {
  figure: string
  unit: string
}

export interface TripTile {
  label: string
  figures: Figure[]
}

/**
 * Returns the labels and figures in the summary of a trip. A trip without times has no durations; a trip without points
 * has dashes instead of figures.
 */
export function useTripTiles(trip: TripData, speedLimit: number): TripTile[] {
  const texts = useTripTexts()
  const format = useMapsFormat()
  const { summary } = tripFigures(trip, speedLimit)
  const figuresOf = (value: number | null, figures: (known: number) => Figure[]) =>
    value === null || trip.count === 0 ? [{ figure: '—', unit: '' }] : figures(value)
  const speed = (kmh: number) => [{ figure: format.count(kmh), unit: format.speedUnit }]
  const [duration, standing] = [wholeMinutes(summary.duration), wholeMinutes(summary.standing)]
  // Subtracts the rounded values, so that the shown moving and standing times add up to the duration.
  const moving = duration === null || standing === null ? null : duration - standing
  const durations = [
    { label: texts.duration, value: duration },
    { label: texts.moving, value: moving },
    { label: texts.standing, value: standing },
  ].filter(({ value }) => value !== null || trip.count === 0)
  return [
    {
      label: texts.distance,
      figures: figuresOf(summary.distance, (km) => [apart(format.distance(tenths(km)))]),
    },
    ...durations.map(({ label, value }) => ({
      label,
      figures: figuresOf(value, (milliseconds) =>
        milliseconds === 0
          ? [{ figure: format.count(0), unit: texts.minutes }]
          : durationParts(milliseconds, texts).map((part) => ({
              figure: format.count(part.value),
              unit: part.unit,
            })),
      ),
    })),
    { label: texts.highest, figures: figuresOf(summary.highest, speed) },
    { label: texts.average, figures: figuresOf(summary.average, speed) },
    {
      label: texts.overLimit(format.count(speedLimit)),
      figures: figuresOf(summary.overLimit, (share) => [
        { figure: share > 0 && share < 0.01 ? '< 1' : format.count(share * 100), unit: '%' },
      ]),
    },
  ]
}

/** Rounds to whole minutes. */
function wholeMinutes(milliseconds: number | null) {
  return milliseconds === null ? null : Math.round(milliseconds / 60_000) * 60_000
}

/** Rounds kilometres to the precision in which the figures of a trip are shown. */
export function tenths(km: number): number {
  return Math.round(km * 10) / 10
}

/** Splits "18,4 km" into number and unit. */
function apart(text: string): Figure {
  // The number and the unit are separated by a no-break space.
  const space = text.search(/\s\S*$/)
  return { figure: text.slice(0, space), unit: text.slice(space + 1) }
}
