import { array, assert, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headAt, timeAt, timeline } from './timeline.ts'
import { tripData } from './tripData.ts'

/** Returns a trip with a point for each step. A step gives the seconds since the previous point, and the speed. */
function timedTrip(steps: readonly { seconds: number; speed: number }[]) {
  let passed = 0
  return tripData(
    steps.map(({ seconds, speed }, index) => {
      passed += seconds
      return {
        lng: 106 + index * 0.0001,
        lat: -6,
        speed,
        time: new Date(Date.UTC(2026, 10, 20) + passed * 1000).toISOString(),
      }
    }),
  )
}

const anyTrip = array(
  record({ seconds: integer({ min: 0, max: 600 }), speed: integer({ min: 0, max: 90 }) }),
  {
    minLength: 2,
    maxLength: 60,
  },
)

describe('timeline', () => {
  test('skips a halt of two minutes, but not a shorter halt', () => {
    const trip = timedTrip([
      { seconds: 0, speed: 30 },
      { seconds: 10, speed: 0 },
      { seconds: 60, speed: 0 },
      { seconds: 60, speed: 0 },
      { seconds: 10, speed: 30 },
      { seconds: 10, speed: 0 },
      { seconds: 60, speed: 0 },
      { seconds: 10, speed: 30 },
    ])
    expect([...timeline(trip, false)]).toEqual([
      0, 10_000, 70_000, 130_000, 140_000, 150_000, 210_000, 220_000,
    ])
    expect([...timeline(trip, true)]).toEqual([0, 10_000, 10_000, 10_000, 20_000, 30_000, 90_000, 100_000])
  })

  test('starts at 0, never decreases, and never becomes longer if halts are skipped', () => {
    assert(
      property(anyTrip, (steps) => {
        const trip = timedTrip(steps)
        const whole = timeline(trip, false)
        const shorter = timeline(trip, true)
        for (const reached of [whole, shorter]) {
          expect(reached[0]).toBe(0)
          expect(reached.every((time, index) => time >= (reached[index - 1] ?? 0))).toBe(true)
        }
        expect(shorter.at(-1)).toBeLessThanOrEqual(whole.at(-1) ?? 0)
      }),
      { numRuns: 5000 },
    )
  })

  test('converts times to playheads and back', () => {
    assert(
      property(anyTrip, double({ min: 0, max: 1, noNaN: true }), (steps, share) => {
        const reached = timeline(timedTrip(steps), false)
        const time = share * (reached.at(-1) ?? 0)
        const head = headAt(reached, time)
        expect(head).toBeGreaterThanOrEqual(0)
        expect(head).toBeLessThanOrEqual(reached.length - 1)
        expect(timeAt(reached, head)).toBeCloseTo(time, 3)
      }),
      { numRuns: 5000 },
    )
  })
})
