import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, dayIn, firstMoment, isDay } from './zoneDay.ts'

describe('firstMoment', () => {
  test('is midnight in the zone', () => {
    expect(new Date(firstMoment('2026-11-20', 'Asia/Jakarta')).toISOString()).toBe('2026-11-19T17:00:00.000Z')
  })

  test('is one o’clock where the clock leaps over midnight', () => {
    expect(new Date(firstMoment('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe(
      '2018-11-04T03:00:00.000Z',
    )
  })

  test('parts the day from the one before, in every zone', () => {
    const zones = constantFrom('Asia/Jakarta', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin')
    assert(
      property(zones, integer({ min: 0, max: 20_000 }), (zone, days) => {
        const day = dayAfter('1995-01-01', days)
        const first = firstMoment(day, zone)
        // Kiribati had no 1 January 1995: its calendar leapt over that day.
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
  ])('of %j is %s', (text, answer) => {
    expect(isDay(text)).toBe(answer)
  })
})
