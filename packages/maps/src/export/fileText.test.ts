import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoTime } from './fileText.ts'

describe('isoTime', () => {
  test.each([
    ['Asia/Jakarta', '2026-11-20T07:24:10+07:00'],
    ['Asia/Kolkata', '2026-11-20T05:54:10+05:30'],
    ['America/St_Johns', '2026-11-19T20:54:10-03:30'],
    ['UTC', '2026-11-20T00:24:10+00:00'],
  ])('writes the time in %s as %s', (zone, written) => {
    expect(isoTime(zone)(Date.UTC(2026, 10, 20, 0, 24, 10))).toBe(written)
  })

  test('writes a time that parses to the same instant, also around clock changes', () => {
    const zones = constantFrom('Asia/Jakarta', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe')
    const moments = integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2035, 0, 1) })
    assert(
      property(zones, moments, (zone, epoch) => {
        expect(Date.parse(isoTime(zone)(epoch))).toBe(epoch)
      }),
      { numRuns: 1000 },
    )
  })
})
