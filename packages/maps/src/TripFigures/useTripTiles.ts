'use client'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { durationParts } from './durationParts.ts'
import type { TripSummary } from './tripSummary.ts'
import { useTripTexts } from './useTripTexts.ts'

/** A number as people read it, with its unit apart. */
export interface Figure {
  figure: string
  unit: string
}

/** The tiles of a trip's summary, in words; durations only where the points tell them. */
export function useTripTiles(summary: TripSummary, speedLimit: number): { label: string; parts: Figure[] }[] {
  const texts = useTripTexts()
  const format = useMapsFormat()
  const unknown: Figure[] = [{ figure: texts.unknown, unit: '' }]
  const speed = (kmh: number | null) => (kmh === null ? unknown : [apart(format.speed(kmh))])
  const durations = [
    { label: texts.duration, milliseconds: summary.duration },
    { label: texts.moving, milliseconds: summary.moving },
    { label: texts.standing, milliseconds: summary.standing },
  ].flatMap(({ label, milliseconds }) =>
    milliseconds === null
      ? []
      : [
          {
            label,
            parts: durationParts(milliseconds, texts).map(({ value, unit }) => ({
              figure: format.count(value),
              unit,
            })),
          },
        ],
  )
  return [
    { label: texts.distance, parts: [apart(format.distance(summary.distance))] },
    ...durations,
    { label: texts.highest, parts: speed(summary.highest) },
    { label: texts.average, parts: speed(summary.average) },
    {
      label: texts.overLimit(format.count(speedLimit)),
      parts: summary.overLimit === null ? unknown : [{ figure: percent(summary.overLimit), unit: '%' }],
    },
  ]

  function percent(share: number) {
    return share > 0 && share < 0.01 ? '< 1' : format.count(share * 100)
  }
}

function apart(text: string): Figure {
  const space = text.lastIndexOf(' ')
  return { figure: text.slice(0, space), unit: text.slice(space + 1) }
}
