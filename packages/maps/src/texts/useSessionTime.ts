'use client'
import type { GpsSession } from '@sikud/api'
import { isRunning } from '../trip/isRunning.ts'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'

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
