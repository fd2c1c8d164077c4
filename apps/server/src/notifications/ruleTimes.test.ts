import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DepotTimes, type RuleTime, firstWithin, isWithin, weekdays } from './ruleTimes.ts'

const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
const office = { from: '06:00', to: '20:00' }
const workDays = { mon: office, tue: office, wed: office, thu: office, fri: office, sat: office, sun: null }
const jakarta: DepotTimes = { zone: 'Asia/Jakarta', hours: workDays }
const outside: RuleTime = { outside_work: true, days: ['mon'], from: '00:00', to: '00:00' }
const nights: RuleTime = { outside_work: false, days: ['fri'], from: '22:00', to: '05:00' }
const at = (time: string) => Date.parse(time)

describe('the hours of a rule', () => {
  it('that cross midnight belong to the day on which they begin', () => {
    // 2026-11-27 is a Friday.
    expect(isWithin(nights, jakarta, at('2026-11-27T21:59:59+07:00'))).toBe(false)
    expect(isWithin(nights, jakarta, at('2026-11-27T22:00:00+07:00'))).toBe(true)
    expect(isWithin(nights, jakarta, at('2026-11-28T04:59:59+07:00'))).toBe(true)
    expect(isWithin(nights, jakarta, at('2026-11-28T05:00:00+07:00'))).toBe(false)
    expect(isWithin(nights, jakarta, at('2026-11-27T04:00:00+07:00'))).toBe(false)
  })

  it('are those of the zone of the depot', () => {
    const time = at('2026-11-27T20:30:00+07:00')
    expect(zones.map((zone) => isWithin(nights, { ...jakarta, zone }, time))).toEqual([false, false, true])
  })

  it('outside the working hours include closed days', () => {
    expect(isWithin(outside, jakarta, at('2026-11-27T12:00:00+07:00'))).toBe(false)
    expect(isWithin(outside, jakarta, at('2026-11-27T20:00:00+07:00'))).toBe(true)
    expect(isWithin(outside, jakarta, at('2026-11-29T12:00:00+07:00'))).toBe(true)
  })

  it('begin during a trip that began before', () => {
    const evening = at('2026-11-27T19:30:00+07:00')
    const end = at('2026-11-27T23:00:00+07:00')
    expect(firstWithin(outside, jakarta, evening, end)).toBe(at('2026-11-27T20:00:00+07:00'))
    expect(firstWithin(outside, jakarta, evening, at('2026-11-27T19:59:59+07:00'))).toBeNull()
    expect(firstWithin(nights, jakarta, end, end)).toBe(end)
  })
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const span = fc.record({ from: clock, to: clock })
const day = fc.option(span)
const depot: fc.Arbitrary<DepotTimes> = fc.record({
  zone: fc.constantFrom(...zones),
  hours: fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }),
})
const rule: fc.Arbitrary<RuleTime> = fc.record({
  outside_work: fc.boolean(),
  days: fc.subarray([...weekdays], { minLength: 1 }),
  from: clock,
  to: clock,
})
const moment = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') })

/** Returns the weekday and the clock of a time in a zone, by the calendar of the platform. */
function calendarOf(time: number, timeZone: string): { weekday: number; clock: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [name = '', hours = ''] = format.format(time).split(/,? /)
  return { weekday: weekdays.findIndex((one) => one === name.toLowerCase()), clock: hours }
}

/** Decides by comparing texts: today's span before midnight, and yesterday's after it. */
function isWithinByCalendar(time: RuleTime, { zone, hours }: DepotTimes, now: number): boolean {
  const local = calendarOf(now, zone)
  const spanOn = (index: number) => {
    const name = weekdays[(index + 7) % 7] ?? 'mon'
    return time.outside_work ? hours[name] : time.days.includes(name) ? time : null
  }
  const [today, before] = [spanOn(local.weekday), spanOn(local.weekday - 1)]
  const isInToday =
    today !== null && local.clock >= today.from && (today.to <= today.from || local.clock < today.to)
  const isInBefore = before !== null && before.to <= before.from && local.clock < before.to
  return (isInToday || isInBefore) !== time.outside_work
}

describe('for every rule, depot and time', () => {
  it('the hours agree with the calendar of the zone', () => {
    fc.assert(
      fc.property(rule, depot, moment, (time, place, now) => {
        expect(isWithin(time, place, now)).toBe(isWithinByCalendar(time, place, now))
      }),
      { numRuns: 2_000 },
    )
  })

  it('the first time within the hours is the first minute that lies in them', () => {
    fc.assert(
      fc.property(rule, depot, moment, fc.integer({ min: 0, max: 600 }), (time, place, from, minutes) => {
        const to = from + minutes * 60_000
        let first: number | null = isWithin(time, place, from) ? from : null
        for (let next = from - (from % 60_000) + 60_000; first === null && next <= to; next += 60_000)
          if (isWithin(time, place, next)) first = next
        expect(firstWithin(time, place, from, to)).toBe(first)
      }),
      { numRuns: 300 },
    )
  })
})
