import type { NotificationRules } from './Recipient.ts'

const formats = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>()

/** A moment in full, in a zone: Sabtu 21 November 2026 pukul 07.24 WIB. */
export function fullTime(moment: number, zone: string): string {
  let format = formats.get(zone)
  if (format === undefined) {
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('id-ID', { ...options, timeZone: zone })
    format = {
      day: of({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      clock: of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
    }
    formats.set(zone, format)
  }
  return `${format.day.format(moment).replace(',', '')} pukul ${format.clock.format(moment)}`
}

/** Whether a name is one of the IANA time zone database. */
export function isZone(name: string): boolean {
  // An offset is understood too, and is no name.
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

/** When the quiet hours end in which a moment lies, milliseconds since 1970; null when it lies in none. */
export function quietUntil({ quiet, zone }: Pick<NotificationRules, 'quiet' | 'zone'>, now: number) {
  if (!quiet.on) return null
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  const isInside = (minute: number) =>
    from <= to ? minute >= from && minute < to : minute >= from || minute < to
  const local = localMinute(now, zone)
  if (!isInside(local)) return null
  const wait = (to - local + dayMinutes) % dayMinutes
  const usual = startOfMinute(now) + wait * minuteMs
  if (localMinute(usual, zone) === to) return usual
  // The clocks are changed in between.
  let end = startOfMinute(now) + minuteMs
  while (isInside(localMinute(end, zone))) end += minuteMs
  return end
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function localMinute(moment: number, zone: string): number {
  let clock = clocks.get(zone)
  if (clock === undefined) {
    const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
    clock = new Intl.DateTimeFormat('en-GB', form)
    clocks.set(zone, clock)
  }
  return minutesOf(clock.format(moment))
}

function startOfMinute(moment: number): number {
  return Math.floor(moment / minuteMs) * minuteMs
}
