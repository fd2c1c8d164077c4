import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elapse } from './clock.ts'

describe('elapse', () => {
  test('carries the rest of an interval on', () => {
    expect(elapse(0, 250, 200)).toEqual({ steps: 1, carry: 50 })
    expect(elapse(50, 150, 200)).toEqual({ steps: 1, carry: 0 })
    expect(elapse(0, 199, 200)).toEqual({ steps: 0, carry: 199 })
  })

  test('makes up for a short delay', () => {
    expect(elapse(0, 210, 50)).toEqual({ steps: 4, carry: 10 })
  })

  test('takes one step, not a burst, after a hidden tab comes back', () => {
    expect(elapse(30, 60_000, 50)).toEqual({ steps: 1, carry: 0 })
  })

  test('keeps time over any run of frames', () => {
    assert(
      property(
        integer({ min: 50, max: 1000 }),
        array(integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 300 }),
        (interval, frames) => {
          let carry = 0
          let steps = 0
          for (const frame of frames) {
            const elapsed = elapse(carry, frame, interval)
            carry = elapsed.carry
            steps += elapsed.steps
          }
          const passed = frames.reduce((sum, frame) => sum + frame, 0)
          expect(steps).toBe(Math.floor(passed / interval))
        },
      ),
      { numRuns: 1000 },
    )
  })
})
