'use client'
import type { GpsSession } from '@sikud/api'
import { isRunning } from '../trip/sessionList.ts'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { MapsLanguage } from '../locales/mapsFormat.ts'

/** The day of a session and its hours with their zone, in words, or that it is running; a time that cannot be read is shown as it comes. */
export function useSessionTime(): (session: Pick<GpsSession, 'start' | 'end'>) => {
  day: string
  hours: string
} {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  return ({ start, end }) => {
    const running = isRunning({ start, end })
    const started = Date.parse(start.time ?? '')
    const ended = Date.parse(end.time ?? '')
    if (Number.isNaN(started)) {
      return { day: start.time || texts.unknownTime, hours: running ? texts.running : (end.time ?? '') }
    }
    const until = Number.isNaN(ended) ? '' : `–${format.clock(ended)}`
    const hours = `${format.clock(started)}${until} ${format.zone(started)}`
    return { day: format.day(started), hours: running ? `${hours}, ${texts.running}` : hours }
  }
}

/** A session in one line, "B 9114 TCN, Kam, 20 Nov 07.24–07.58 WIB". */
export function useSessionName(): (session: Pick<GpsSession, 'vehicle' | 'start' | 'end'>) => string {
  const timeOf = useSessionTime()
  return (session) => {
    const { day, hours } = timeOf(session)
    return [session.vehicle?.number, `${day} ${hours}`.trim()].filter(Boolean).join(', ')
  }
}

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
