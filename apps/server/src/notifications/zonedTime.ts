import type { Texts } from '../locales/id.ts'
import type { NotificationRules } from './Recipient.ts'

const formats = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>()

/** Formats a time in a time zone, for example "Sabtu 21 November 2026 pukul 07.24 WIB". */
export function fullTime(time: number, zone: string, texts: Texts['event']): string {
  const key = `${texts.tag} ${zone}`
  let format = formats.get(key)
  if (format === undefined) {
    format = {
      day: new Intl.DateTimeFormat(texts.tag, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: zone,
      }),
      // Only Indonesian has names of the Indonesian zones, such as WIB.
      clock: new Intl.DateTimeFormat('id-ID', {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
        timeZone: zone,
      }),
    }
    formats.set(key, format)
  }
  return texts.time(format.day.format(time).replace(',', ''), format.clock.format(time))
}

export function isZone(name: string): boolean {
  // Intl also accepts offsets such as +07:00.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('id-ID', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const minuteMs = 60_000
const dayMinutes = 1440
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns when the current quiet hours end, milliseconds since 1970; null outside quiet hours. */
export function quietUntil({ quiet, zone }: Pick<NotificationRules, 'quiet' | 'zone'>, now: number) {
  if (!quiet.on) return null
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  const isInside = (minute: number) =>
    from <= to ? minute >= from && minute < to : minute >= from || minute < to
  const local = localMinute(now, zone)
  if (!isInside(local)) return null
  const waitMinutes = (to - local + dayMinutes) % dayMinutes
  const endWithoutDst = startOfMinute(now) + waitMinutes * minuteMs
  if (localMinute(endWithoutDst, zone) === to) return endWithoutDst
  // `endWithoutDst` has the wrong local time, because daylight saving time begins or ends during these quiet hours.
  // Therefore the loop looks for the first minute after the quiet hours.
  let end = startOfMinute(now) + minuteMs
  while (isInside(localMinute(end, zone))) end += minuteMs
  return end
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function localMinute(time: number, zone: string): number {
  let clock = clocks.get(zone)
  if (clock === undefined) {
    const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
    clock = new Intl.DateTimeFormat('en-GB', options)
    clocks.set(zone, clock)
  }
  return minutesOf(clock.format(time))
}

function startOfMinute(time: number): number {
  return Math.floor(time / minuteMs) * minuteMs
}
