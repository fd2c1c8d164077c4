import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTime } from './parseTime.ts'

const now = Date.UTC(2026, 10, 21)

describe('parseTime', () => {
  it('parses every time in the format of Date.toISOString', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1995-01-02'), max: new Date(now), noInvalidDate: true }),
        (date) => {
          expect(parseTime(date.toISOString(), now)).toEqual({ time: date.getTime() })
          expect(parseTime(String(date.getTime() / 1000), now)).toEqual({ time: date.getTime() })
        },
      ),
    )
  })

  it('never throws, and never returns a time before 1995', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const { time } = parseTime(text, now)
        expect(time === null || (time >= Date.UTC(1995, 0, 1) && time <= now + 86_400_000)).toBe(true)
      }),
    )
  })

  it.each([
    ['', { time: null }],
    ['2026-02-31T00:00:00Z', { time: null, problem: 'time-unreadable' }],
    ['16/11/2026 07:00', { time: null, problem: 'time-unreadable' }],
    ['1901-12-13T20:45:52.2073437Z', { time: null, problem: 'time-impossible' }],
    ['2016-12-31T23:59:60Z', { time: Date.UTC(2017, 0, 1) }],
    ['2027-01-01T00:00:00Z', { time: null, problem: 'time-impossible' }],
    ['2026-11-16 01:00:00', { time: Date.UTC(2026, 10, 16, 1), zoneless: true }],
  ])('parses %j as %j', (text, expected) => {
    expect(parseTime(text, now)).toEqual(expected)
  })
})
