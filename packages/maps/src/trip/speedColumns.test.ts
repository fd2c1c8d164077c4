import { array, assert, constant, float, integer, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speedColumns } from './speedColumns.ts'

function columnsOf(speeds: number[], pixels: number) {
  return speedColumns({ count: speeds.length, speeds: Float32Array.from(speeds) }, pixels)
}

describe('speedColumns', () => {
  test('draws a straight line between two points', () => {
    const { low, high } = columnsOf([0, 40], 4)
    expect([...low]).toEqual([0, 10, 20, 30])
    expect([...high]).toEqual([10, 20, 30, 40])
  })

  test('keeps a single peak among many points', () => {
    const speeds = Array.from({ length: 10_000 }, (_, index) => (index === 7003 ? 130 : 30))
    const { low, high } = columnsOf(speeds, 100)
    expect(high[70]).toBe(130)
    expect(low[70]).toBe(30)
    expect(high[71]).toBe(30)
  })

  test('leaves a gap if no speed is known', () => {
    expect([...columnsOf([20, Number.NaN, Number.NaN, 20], 3).high]).toEqual([20, Number.NaN, 20])
  })

  test('fills the width with the speed of a single point, and is NaN without points', () => {
    expect([...columnsOf([50], 3).high]).toEqual([50, 50, 50])
    expect([...columnsOf([], 2).high]).toEqual([Number.NaN, Number.NaN])
    expect(columnsOf([50], 0).high).toHaveLength(0)
  })

  test('covers every known speed, without a gap between adjacent columns', () => {
    const speed = oneof(float({ min: 0, max: 200, noNaN: true }), constant(Number.NaN))
    assert(
      property(array(speed, { minLength: 1 }), integer({ min: 1, max: 60 }), (speeds, pixels) => {
        const { low, high } = columnsOf(speeds, pixels)
        const known = speeds.filter((value) => !Number.isNaN(value))
        const seen = [...high].filter((value) => !Number.isNaN(value))
        expect(Math.max(...seen)).toBe(Math.max(...known))
        if (known.length < speeds.length) return
        for (let column = 1; column < pixels; column += 1) {
          expect(low[column]).toBeLessThanOrEqual(high[column - 1] ?? 0)
          expect(high[column]).toBeGreaterThanOrEqual(low[column - 1] ?? 0)
        }
      }),
      { numRuns: 10_000 },
    )
  })
})
