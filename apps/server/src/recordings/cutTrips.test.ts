import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTrips } from './importRepository.ts'

const gap = 600_000
const rising = fc
  .array(fc.integer({ min: 1, max: 2 * gap }), { maxLength: 50 })
  .map((steps) =>
    steps.map((_, index) => ({ time: steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0) })),
  )

function pauses(points: readonly { time: number }[]): number[] {
  return points.slice(1).map(({ time }, index) => time - (points[index]?.time ?? 0))
}

describe('cutTrips', () => {
  it('keeps every point in order and splits at the gaps', () => {
    fc.assert(
      fc.property(rising, (points) => {
        const sessions = [...cutTrips(points, gap)]
        expect(sessions.flat()).toEqual(points)
        for (const session of sessions) expect(pauses(session).every((pause) => pause <= gap)).toBe(true)
        const cuts = sessions.slice(1).map((session, index) => [sessions[index]?.at(-1), session[0]])
        expect(cuts.every(([from, to]) => (to?.time ?? 0) - (from?.time ?? 0) > gap)).toBe(true)
      }),
    )
  })

  it('does not split at a pause of exactly the gap', () => {
    expect([...cutTrips([{ time: 0 }, { time: gap }], gap)]).toHaveLength(1)
    expect([...cutTrips([{ time: 0 }, { time: gap + 1 }], gap)]).toHaveLength(2)
  })
})
