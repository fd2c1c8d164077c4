import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, dayIn, firstMoment, isDay, momentOf } from './zoneDay.ts'

describe('firstMoment', () => {
  test('firstMoment returns the midnight in the time zone at which the day begins', () => {
    expect(new Date(firstMoment('2026-11-20', 'Asia/Jakarta')).toISOString()).toBe('2026-11-19T17:00:00.000Z')
  })

  test('firstMoment returns one o’clock if a clock change skips midnight', () => {
    expect(new Date(firstMoment('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe(
      '2018-11-04T03:00:00.000Z',
    )
  })

  test('returns the first millisecond of the day in every zone', () => {
    const zones = constantFrom('Asia/Jakarta', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin')
    assert(
      property(zones, integer({ min: 0, max: 20_000 }), (zone, days) => {
        const day = dayAfter('1995-01-01', days)
        const first = firstMoment(day, zone)
        // Not `toBe(day)`, because Kiribati skipped a day when it changed its zone around 1 January 1995.
        expect(dayIn(zone)(first) >= day).toBe(true)
        expect(dayIn(zone)(first - 1) < day).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('isDay', () => {
  test.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['20 Nov', false],
    ['', false],
  ])('isDay of %j is %s', (text, answer) => {
    expect(isDay(text)).toBe(answer)
  })
})

describe('momentOf', () => {
  test('is the time at which clocks in the zone show it, also on a day on which they change', () => {
    const utc = (day: string, clock: string, zone: string) =>
      new Date(momentOf(day, clock, zone)).toISOString()
    expect(utc('2026-11-20', '15:00', 'Asia/Jakarta')).toBe('2026-11-20T08:00:00.000Z')
    expect(utc('2026-11-20', '15:30', 'Asia/Jayapura')).toBe('2026-11-20T06:30:00.000Z')
    expect(utc('2026-03-29', '01:00', 'Europe/Berlin')).toBe('2026-03-29T00:00:00.000Z')
    expect(utc('2026-03-29', '15:00', 'Europe/Berlin')).toBe('2026-03-29T13:00:00.000Z')
  })
})
