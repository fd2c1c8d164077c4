import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutSessions } from './cutSessions.ts'

const gap = 600_000
const rising = fc
  .array(fc.integer({ min: 1, max: 2 * gap }), { maxLength: 50 })
  .map((steps) =>
    steps.map((_, index) => ({ time: steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0) })),
  )

describe('cutSessions', () => {
  it('keeps every point, in order, and cuts exactly at the gaps', () => {
    fc.assert(
      fc.property(rising, (points) => {
        const sessions = cutSessions(points, gap)
        expect(sessions.flat()).toEqual(points)
        for (const [index, session] of sessions.entries()) {
          expect(session.length).toBeGreaterThan(0)
          for (const [at, { time }] of session.entries())
            expect(time - (session[at - 1]?.time ?? time)).toBeLessThanOrEqual(gap)
          const before = sessions[index - 1]?.at(-1)
          if (before !== undefined) expect((session[0]?.time ?? 0) - before.time).toBeGreaterThan(gap)
        }
      }),
    )
  })

  it('does not cut at a pause of exactly the gap', () => {
    expect(cutSessions([{ time: 0 }, { time: gap }], gap)).toHaveLength(1)
    expect(cutSessions([{ time: 0 }, { time: gap + 1 }], gap)).toHaveLength(2)
  })
})
