'use client'
import type { GpsSession } from '@sikud/api'
import { isRunning } from '../trip/tripOrder.ts'
import { useMapsFormat, useMapsTexts } from '../locales/useMapsTexts.ts'
import { formatTag, unitName } from '@sikud/ui/format'

/** Returns a function that formats a session's day and hours. An invalid time is shown as the server sent it. */
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

/** Returns a function that names a session in one line, as "B 9114 TCN, Kam, 20 Nov 07.24–07.58 WIB". */
export function useSessionName(): (
  session: Pick<GpsSession, 'vehicle' | 'device' | 'start' | 'end'>,
) => string {
  const timeOf = useSessionTime()
  return (session) => {
    const { day, hours } = timeOf(session)
    return [unitName(session), `${day} ${hours}`.trim()].filter(Boolean).join(', ')
  }
}

/** Formats the range between two days, such as `2026-11-17`, as "17–19 Nov 2026". Two equal days give one day. */
export function dayRange(from: string, to: string, language: string): string {
  const format = new Intl.DateTimeFormat(formatTag(language), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const [first, last] = [from, to].toSorted()
  // Removes the thin spaces that Intl puts around the dash.
  return format.formatRange(Date.parse(`${first}`), Date.parse(`${last}`)).replace(/\s*–\s*/u, '–')
}
