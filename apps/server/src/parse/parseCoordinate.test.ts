import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCoordinate } from './parseNumber.ts'

describe('parseCoordinate', () => {
  it.each([
    ['-6.2', 'lat', -6.2],
    ['-6,200000', 'lat', -6.2],
    ['6.200000S', 'lat', -6.2],
    ['S 6,2', 'lat', -6.2],
    ['106.82 E', 'lon', 106.82],
    ['106,82 BT', 'lon', 106.82],
    ['6°12\'00"S', 'lat', -6.2],
    ['6.2° LS', 'lat', -6.2],
    ['', 'lat', null],
  ] as const)('P5: parses %j as %s %d', (text, axis, value) => {
    if (value === null) expect(parseCoordinate(text, axis)).toBeNull()
    else expect(parseCoordinate(text, axis)).toBeCloseTo(value, 9)
  })

  it.each([
    ['6.2E', 'lat'],
    ['-6.2S', 'lat'],
    ['N6.2S', 'lat'],
    ["6°75'S", 'lat'],
    ['-6.195.000.000.000', 'lat'],
    ['bukan', 'lon'],
    [`6${' '.repeat(60_000)}x`, 'lat'],
  ] as const)('returns NaN for %j as %s', (text, axis) => {
    expect(parseCoordinate(text, axis)).toBeNaN()
  })

  it('returns a number or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(['number', 'object']).toContain(typeof parseCoordinate(text, 'lat'))
      }),
    )
  })
})
