import type { MapsLanguage } from '../locales/mapsFormat.ts'

/** Two days such as `2026-11-17` in words, "17–19 Nov 2026"; a day to itself is one day. */
export function dayRange(from: string, to: string, language: MapsLanguage): string {
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const [first, last] = [from, to].toSorted()
  // Intl sets thin spaces around the dash; an office does not.
  return format.formatRange(Date.parse(`${first}`), Date.parse(`${last}`)).replace(/\s*–\s*/u, '–')
}
