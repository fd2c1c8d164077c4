const NBSP = '\u00A0'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The words of a duration. `none` is the text for less than a minute. */
export interface DurationTexts {
  days: string
  hours: string
  minutes: string
  none: string
}

/** Formats a duration in ms with its two largest units, rounded down to minutes, such as 2 jam 14 mnt. */
export function durationText(ms: number, texts: DurationTexts): string {
  const parts = [
    { value: Math.floor(ms / DAY_MS), unit: texts.days },
    { value: Math.floor(ms / HOUR_MS) % 24, unit: texts.hours },
    { value: Math.floor(ms / MINUTE_MS) % 60, unit: texts.minutes },
  ]
  const first = parts.findIndex(({ value }) => value > 0)
  if (first < 0) return texts.none
  const largest = parts.slice(first, first + 2).filter(({ value }) => value > 0)
  return largest.map(({ value, unit }) => `${value}${NBSP}${unit}`).join(' ')
}
