import type { TripTexts } from '../locales/id/trip.ts'

export interface DurationPart {
  value: number
  unit: string
}

/** Splits milliseconds into their two largest units, rounded down: "1 jam 5 mnt". */
export function durationParts(milliseconds: number, texts: TripTexts): DurationPart[] {
  const seconds = Math.floor(milliseconds / 1000)
  const parts = [
    { value: Math.floor(seconds / 86_400), unit: texts.days },
    { value: Math.floor(seconds / 3600) % 24, unit: texts.hours },
    { value: Math.floor(seconds / 60) % 60, unit: texts.minutes },
    { value: seconds % 60, unit: texts.seconds },
  ]
  const first = parts.findIndex(({ value }) => value > 0)
  if (first < 0) return parts.slice(-1)
  return parts.slice(first, first + 2).filter(({ value }) => value > 0)
}

/** Formats a duration in milliseconds. */
export function durationTextWithSeconds(milliseconds: number, texts: TripTexts): string {
  return durationParts(milliseconds, texts)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ')
}
