import { expect, test } from 'vitest'
import { type FleetFrame, markAt } from './fleetFrame.ts'

/** The marks have the indexes 0, 1 and 2 and are at x = 100, 120 and 200 px. */
const frame: FleetFrame = {
  count: 3,
  mark: Int32Array.of(0, 1, 2),
  x: Float32Array.of(100, 120, 200),
  y: Float32Array.of(50, 50, 50),
  pace: 0,
}

test('markAt returns the nearest mark within 22 px', () => {
  expect(markAt(frame, 108, 50, -1)).toBe(0)
  expect(markAt(frame, 112, 50, -1)).toBe(1)
  expect(markAt(frame, 221, 50, -1)).toBe(2)
  expect(markAt(frame, 223, 50, -1)).toBe(-1)
})

test('markAt prefers the selected mark to a nearer mark', () => {
  expect(markAt(frame, 115, 50, 0)).toBe(0)
  expect(markAt(frame, 123, 50, 0)).toBe(1)
})
