import { describe, expect, test } from 'vitest'
import { momentOf, wallTime } from './wallTime.ts'

describe('wallTime', () => {
  test('returns the local time in the given time zone', () => {
    expect(wallTime('2026-11-20T01:04:00Z', 'Asia/Jakarta')).toBe('2026-11-20T08:04')
    expect(wallTime('2026-11-20T01:04:00Z', 'Asia/Jayapura')).toBe('2026-11-20T10:04')
  })

  test('keeps non-zero seconds', () => {
    expect(wallTime('2026-11-20T08:04:09+07:00', 'Asia/Jakarta')).toBe('2026-11-20T08:04:09')
  })

  test('is empty if the time is missing or invalid', () => {
    expect([null, undefined, '', 'kemarin'].map((moment) => wallTime(moment, 'Asia/Jakarta'))).toEqual([
      '',
      '',
      '',
      '',
    ])
  })
})

describe('momentOf', () => {
  test.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'America/New_York', 'UTC', undefined])(
    'converts the local time of %s back to the same instant',
    (zone) => {
      for (const moment of [
        '2026-11-20T01:04:09.000Z',
        '2026-03-08T06:59:00.000Z',
        '1999-12-31T23:59:59.000Z',
      ])
        expect(momentOf(wallTime(moment, zone), zone)).toBe(moment)
    },
  )

  test.each(['', '2026-13-01T00:00', 'besok'])('momentOf is null for "%s"', (wall) => {
    expect(momentOf(wall, 'Asia/Jakarta')).toBeNull()
  })

  test('momentOf does not throw for a partially typed year', () => {
    expect(() => momentOf('0002-11-20T08:04', 'Asia/Jakarta')).not.toThrow()
  })
})
