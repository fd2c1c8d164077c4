import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'

export type RuleTime = components['schemas']['RuleTime']
type Schemas = components['schemas']

/** The time zone and the working hours that apply to a depot. */
export interface DepotTimes {
  zone: Schemas['DepotZone']
  hours: Schemas['WorkingHours']
}

/** The keys of the weekdays, from Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const minuteMs = 60_000
const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes
/** 1970-01-01 was a Thursday. */
const epochMinutes = 3 * dayMinutes
/** The zones of Indonesia have no daylight saving time. */
const offsetMinutes = { 'Asia/Jakarta': 420, 'Asia/Makassar': 480, 'Asia/Jayapura': 540 } as const

/** A part of the week: its begin in minutes since Monday 00:00 local time, and its length in minutes. */
interface Span {
  begin: number
  length: number
}

/** Checks whether a time (milliseconds since 1970) lies in the hours of a rule. */
export function isWithin(time: RuleTime, depot: DepotTimes, now: number): boolean {
  return lies(spansOf(time, depot), time.outside_work, weekMinuteOf(now, depot))
}

/** Returns the first time between `from` and `to` that lies in the hours of a rule; null if there is none. */
export function firstWithin(time: RuleTime, depot: DepotTimes, from: number, to: number): number | null {
  const spans = spansOf(time, depot)
  const begin = weekMinuteOf(from, depot)
  if (lies(spans, time.outside_work, begin)) return from
  const waits = spans
    .map((span) => (span.begin + (time.outside_work ? span.length : 0) - begin + weekMinutes) % weekMinutes)
    .filter((wait) => lies(spans, time.outside_work, (begin + wait) % weekMinutes))
  const first = Math.floor(from / minuteMs) * minuteMs + Math.min(...waits) * minuteMs
  return first <= to ? first : null
}

/** Returns the hours of the rule, or the working hours if the rule applies outside them. */
function spansOf({ outside_work, days, from, to }: RuleTime, { hours }: DepotTimes): Span[] {
  return weekdays.flatMap((day, index) => {
    const open = outside_work ? hours[day] : days.includes(day) ? { from, to } : null
    if (open === null) return []
    const begin = minutesOf(open.from)
    const length = (minutesOf(open.to) - begin + dayMinutes) % dayMinutes || dayMinutes
    return [{ begin: index * dayMinutes + begin, length }]
  })
}

function lies(spans: readonly Span[], isOutside: boolean, minute: number): boolean {
  const isInside = spans.some(({ begin, length }) => (minute - begin + weekMinutes) % weekMinutes < length)
  return isInside !== isOutside
}

function weekMinuteOf(now: number, { zone }: DepotTimes): number {
  return (Math.floor(now / minuteMs) + offsetMinutes[zone] + epochMinutes) % weekMinutes
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the hours of a rule as text. Users whose rules have equal hours share one event. */
export function timeKey({ outside_work, days, from, to }: RuleTime): string {
  if (outside_work) return 'outside_work'
  return `${weekdays.filter((day) => days.includes(day)).join()} ${from}-${to}`
}

/** Reads the time zone and the working hours of each depot. */
export async function readDepotTimes(database: Queryable): Promise<Map<number, DepotTimes>> {
  const rows = await database.query<DepotTimes & { id: number }>(
    'select group_id as id, zone, working_hours as hours from group_times',
  )
  return new Map(rows.map(({ id, ...times }) => [id, times]))
}
