import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodOfDay } from './zoneDay.ts'

it.each([
  ['Asia/Jakarta', '2026-11-20T08:04:10.250Z', '2026-11-19T17:00:00.000Z'],
  ['Asia/Makassar', '2026-11-20T16:00:00Z', '2026-11-20T16:00:00.000Z'],
  ['Asia/Jayapura', '2026-11-20T14:59:59.999Z', '2026-11-19T15:00:00.000Z'],
  ['UTC', '2026-11-20T23:30:00Z', '2026-11-20T00:00:00.000Z'],
])('in %s, periodOfDay of %s is %s', (timeZone, moment, start) => {
  expect(periodOfDay(timeZone, Date.parse(moment)).from).toBe(start)
})

describe('X21 periodOfDay with daylight saving time', () => {
  it.each([
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z'],
    ['no midnight', 'America/Sao_Paulo', '2018-11-04T12:00:00Z', '2018-11-04T03:00:00.000Z'],
    ['no midnight', 'Asia/Beirut', '2024-03-31T12:00:00Z', '2024-03-30T22:00:00.000Z'],
    ['no midnight', 'Africa/Cairo', '2024-04-26T12:00:00Z', '2024-04-25T22:00:00.000Z'],
    ['the hour before midnight twice', 'Africa/Cairo', '2024-11-01T12:00:00Z', '2024-10-31T22:00:00.000Z'],
    ['midnight twice', 'America/Havana', '2024-11-03T12:00:00Z', '2024-11-03T04:00:00.000Z'],
    ['midnight twice', 'America/St_Johns', '2010-11-07T12:00:00Z', '2010-11-07T02:30:00.000Z'],
  ])('returns the start of a day with %s (%s)', (_, timeZone, moment, start) => {
    expect(periodOfDay(timeZone, Date.parse(moment)).from).toBe(start)
  })

  it('returns the first moment of the day, for any zone and time', () => {
    const zone = constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'America/Sao_Paulo',
      'America/Havana',
      'America/Asuncion',
      'Asia/Beirut',
      'Asia/Tehran',
      'Asia/Jakarta',
      'Africa/Cairo',
      'Australia/Lord_Howe',
      'Pacific/Chatham',
      'Asia/Kathmandu',
    )
    const minute = integer({ min: Date.UTC(2008, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
    assert(
      property(zone, minute, (timeZone, at) => {
        const moment = at * 60_000
        const start = Date.parse(periodOfDay(timeZone, moment).from)
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
        expect(start).toBeLessThanOrEqual(moment)
        expect(day.format(start)).toBe(day.format(moment))
        expect(day.format(start - 1) < day.format(moment)).toBe(true)
      }),
      { numRuns: 600 },
    )
  })
})

it('periodOfDay ends at the next midnight', () => {
  const evening = Date.parse('2026-11-20T18:30:00Z')
  expect(periodOfDay('Asia/Jakarta', evening)).toEqual({
    from: '2026-11-20T17:00:00.000Z',
    to: '2026-11-21T17:00:00.000Z',
  })
})
