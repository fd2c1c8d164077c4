import { expect, it } from 'vitest'
import { ringOf } from './MarkSprites.ts'

it('ringOf divides a ring of 24 parts by the shares of the statuses', () => {
  expect(ringOf(Int32Array.of(6, 6, 0, 12))).toEqual([6, 6, 0, 12])
  expect(ringOf(Int32Array.of(0, 0, 3, 0))).toEqual([0, 0, 24, 0])
})

it('ringOf gives a status with few vehicles at least one part', () =>
  expect(ringOf(Int32Array.of(4000, 1, 0, 2))).toEqual([22, 1, 0, 1]))

it('ringOf always fills the ring', () => {
  for (const counts of [Int32Array.of(1, 1, 1, 0), Int32Array.of(5, 7, 11, 13), Int32Array.of(1, 1, 1, 997)])
    expect(ringOf(counts).reduce((sum, part) => sum + part, 0)).toBe(24)
})
