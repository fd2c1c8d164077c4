import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastestKmh } from '../measure/findSpikes.ts'
import { anyPositions, at } from '../testing/testDrive.ts'
import { detectTrips } from '../testing/detectTrips.ts'
import type { Position } from '../positions/positionRepository.ts'
import { advance, freshState, type DetectorState, type TripSpan } from './TripDetector.ts'
import { minTripKm, minTripMs } from './tripRules.ts'

function run(
  positions: readonly Position[],
  from: DetectorState,
): { state: DetectorState; ended: TripSpan[] } {
  return positions.reduce<{ state: DetectorState; ended: TripSpan[] }>(
    ({ state, ended }, position) => {
      const next = advance(state, position)
      return { state: next.state, ended: [...ended, ...next.ended] }
    },
    { state: from, ended: [] },
  )
}

describe('TripDetector', () => {
  it('finds the same trips if the positions come in batches and its state is stored between the batches', () => {
    fc.assert(
      fc.property(anyPositions, fc.nat(), (positions, cut) => {
        const at = positions.length === 0 ? 0 : cut % positions.length
        const whole = run(positions, freshState)
        const first = run(positions.slice(0, at), freshState)
        const text = JSON.stringify(first.state)
        expect(text.length).toBeLessThan(1500)
        const second = run(positions.slice(at), JSON.parse(text))
        expect([...first.ended, ...second.ended]).toEqual(whole.ended)
        expect(second.state).toEqual(whole.state)
      }),
    )
  })

  it('ignores repeated positions', () => {
    fc.assert(
      fc.property(anyPositions, fc.nat({ max: 5 }), (positions, back) => {
        const repeated = positions.flatMap((position, index) => [
          position,
          ...positions.slice(Math.max(0, index - back), index),
        ])
        expect(run(repeated, freshState)).toEqual(run(positions, freshState))
      }),
    )
  })

  it('finds only trips that obey the trip rules, and puts no position into two trips', () => {
    fc.assert(
      fc.property(anyPositions, (positions) => {
        const trips = detectTrips(positions)
        for (const { start, end, distanceKm, movingMs, points, highestKmh } of trips) {
          expect(distanceKm).toBeGreaterThanOrEqual(minTripKm)
          expect(movingMs).toBeGreaterThanOrEqual(minTripMs)
          expect([points[0]?.time, points.at(-1)?.time]).toEqual([start, end])
          expect(highestKmh ?? 0).toBeLessThanOrEqual(fastestKmh)
        }
        const starts = trips.map(({ start }) => start)
        expect(new Set(starts).size).toBe(starts.length)
        const times = trips.flatMap(({ points }) => points.map(({ time }) => time))
        expect(new Set(times).size).toBe(times.length)
      }),
    )
  })

  it('shifts trips by the same time as their positions', () => {
    fc.assert(
      fc.property(anyPositions, fc.integer({ min: -1e9, max: 1e9 }), (positions, by) => {
        const shift = <Timed extends { time: number }>(one: Timed) => ({ ...one, time: one.time + by })
        const expected = detectTrips(positions).map((trip) => ({
          ...trip,
          start: trip.start + by,
          end: trip.end + by,
          points: trip.points.map(shift),
        }))
        expect(detectTrips(positions.map(shift))).toEqual(expected)
      }),
    )
  })

  it('finds no trip in noise of 50 m around a parked vehicle', () => {
    const stray = fc.record({
      wait: fc.integer({ min: 1, max: 1200 }),
      angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      metres: fc.integer({ min: 0, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(stray, { maxLength: 200 }), (strays) => {
        let second = 0
        const positions = strays.map(({ wait, angle, metres }) => {
          second += wait
          return at(second, Math.cos(angle) * metres, Math.sin(angle) * metres)
        })
        expect(detectTrips(positions)).toEqual([])
        expect(run(positions, freshState).ended).toEqual([])
      }),
    )
  })
})
