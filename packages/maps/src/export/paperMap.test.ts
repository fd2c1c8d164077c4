import { expect, test } from 'vitest'
import { plainProject } from './paperMap.ts'

test('plainProject fits the whole trip, north up and east right', () => {
  const project = plainProject([106.8, -6.3, 106.9, -6.1], 1280, 760)
  const [[left, bottom], [right, top]] = [project(106.8, -6.3), project(106.9, -6.1)]
  expect([left, top].every((pixel) => pixel >= 59.9)).toBe(true)
  expect(bottom).toBeCloseTo(700)
  expect(right - left).toBeGreaterThan(0)
  expect(project(106.85, -6.2)[0]).toBeCloseTo(640)
})

test('plainProject centres a single place', () => {
  expect(plainProject([106.8, -6.2, 106.8, -6.2], 1280, 760)(106.8, -6.2)).toEqual([640, 380])
})
