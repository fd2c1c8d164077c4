import { describe, expect, test } from 'vitest'
import { pointBefore } from './tripData.ts'

const start = Date.parse('2026-11-21T00:24:10Z')
const point = (second: number) => ({
  lat: -6.2 + second / 10_000,
  lng: 106.8,
  speed: 40,
  time: new Date(start + second * 1000).toISOString(),
})
const points = [0, 10, 20, 30].map(point)

describe('pointBefore', () => {
  test.each([
    [-5, 0],
    [0, 0],
    [9, 0],
    [10, 1],
    [29.9, 2],
    [30, 3],
    [500, 3],
  ])('returns, for a time %d s after the start, point %d', (second, index) => {
    expect(pointBefore(points, start + second * 1000)).toBe(index)
  })

  test('returns an index into the cleaned and sorted points', () => {
    const raw = [point(10), { lat: null, lng: null }, point(0), point(20), point(20)]
    expect(pointBefore(raw, start + 15_000)).toBe(1)
    expect(pointBefore(raw, start + 20_000)).toBe(2)
  })

  test('returns 0 if there are no times or no points', () => {
    expect(pointBefore([{ lat: -6.2, lng: 106.8 }], start)).toBe(0)
    expect(pointBefore([], start)).toBe(0)
  })
})
