import type { Group, GroupTimes, Id, WorkingDay, WorkingHours } from '@sikud/api'
import { indonesianZones } from '../../kit/AppShell/indonesianZones.ts'
import type { GroupTexts } from './texts.ts'

/** The keys of the weekdays in `WorkingHours`, from Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

const usual: WorkingDay = { from: '06:00', to: '20:00' }

/** The working hours and the zone of a depot if no depot above it has any. */
const defaultTimes = {
  zone: 'Asia/Jakarta',
  working_hours: { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: usual, sun: null },
} as const satisfies Pick<GroupTimes, 'zone' | 'working_hours'>

/** The zone and the working hours of the depot above. */
export type InheritedTimes = Pick<GroupTimes, 'zone' | 'working_hours'>

/**
 * Returns the zone and the working hours that a depot has if it has none of its own. Returns null if they are unknown,
 * because the user does not see the depot above.
 */
export function inheritedTimes(
  groups: readonly Group[],
  parentId: Id | null,
  mayBeTop: boolean,
): InheritedTimes | null {
  if (parentId === null) return mayBeTop ? defaultTimes : null
  return groups.find(({ id }) => String(id) === String(parentId))?.times ?? null
}

/** Returns the working hours with which a depot begins to have its own. */
export function firstHours(inherited: InheritedTimes | null): WorkingHours {
  return inherited?.working_hours ?? defaultTimes.working_hours
}

/** Returns the label of a time zone, such as "WITA · Makassar". */
export function zoneLabel(zone: string): string {
  return indonesianZones.find(([id]) => id === zone)?.[1] ?? zone
}

/** Returns whether the end of a working day is on the next day. */
export function endsNextDay({ from, to }: WorkingDay): boolean {
  return to <= from
}

/** The texts of working hours. */
export type HoursTexts = Pick<GroupTexts, 'weekdays' | 'closed' | 'clock' | 'allDay'>

/** Returns working hours in words. Neighbouring days with the same hours are one entry, such as "Senin–Sabtu". */
export function hoursText(hours: WorkingHours, texts: HoursTexts): string {
  const spans: { first: Weekday; last: Weekday; text: string }[] = []
  for (const day of weekdays) {
    const open = hours[day]
    const text = open === null ? texts.closed : dayText(open, texts)
    const span = spans.at(-1)
    if (span?.text === text) span.last = day
    else spans.push({ first: day, last: day, text })
  }
  return spans
    .map(({ first, last, text }) => {
      const names = [first, last].map((day) => texts.weekdays[day])
      return `${first === last ? (names[0] ?? '') : names.join('–')} ${text}`
    })
    .join(', ')
}

function dayText({ from, to }: WorkingDay, { clock, allDay }: HoursTexts): string {
  return from === to ? allDay : `${clock(from)}–${clock(to)}`
}
