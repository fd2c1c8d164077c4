import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedOffset, offsetFor, ROLLOVER_MS, type WaitingReport } from './clock.ts'

/** `npm run soak -- --part trips` runs each property 1,000 times. */
fc.configureGlobal({ numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100) })

const now = Date.UTC(2026, 10, 28, 11)
const halfHour = 30 * 60_000
const steps = fc.integer({ min: 1, max: 28 }).map((step) => step * halfHour)

/** Reports of a clock with this offset, one every `everyMs`, each with a jitter of at most 90 s. */
function reportsOf(
  offset: number,
  count: number,
  everyMs: number,
  jitter: readonly number[],
): WaitingReport[] {
  return Array.from({ length: count }, (_, n) => {
    const receivedAt = now + n * everyMs
    return { receivedAt, time: receivedAt + offset + (jitter[n % jitter.length] ?? 0) }
  })
}

const jitters = fc.array(fc.integer({ min: -90_000, max: 90_000 }), { minLength: 1, maxLength: 60 })
const distinctTimes = (reports: readonly WaitingReport[]) => new Set(reports.map(({ time }) => time)).size
/** How far the reports of a constant clock are spread after repeated times are left out. */
const spread = (reports: readonly WaitingReport[]) => {
  const first = new Map<number, number>()
  for (const { time, receivedAt } of reports)
    first.set(time, Math.min(first.get(time) ?? Infinity, receivedAt))
  const times = [...first.values()]
  return Math.max(...times) - Math.min(...times)
}

describe('P6: the offset of a clock', () => {
  it('is found exactly if ten different reports over ten minutes agree, in any order', () => {
    fc.assert(
      fc.property(
        fc.oneof(steps, fc.constant(ROLLOVER_MS)),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 5_000, max: 300_000 }),
        jitters,
        fc.integer(),
        (offset, count, everyMs, jitter, seed) => {
          const reports = reportsOf(offset, count, everyMs, jitter)
          const shuffled = reports.toSorted((a, b) => ((a.time * 7 + seed) % 13) - ((b.time * 7 + seed) % 13))
          const isEnough = distinctTimes(reports) >= 10 && spread(reports) >= 600_000
          expect(agreedOffset(shuffled)).toBe(isEnough ? offset : null)
        },
      ),
    )
  })

  it('is found although some reports are delayed', () => {
    fc.assert(
      fc.property(
        steps,
        fc.array(fc.integer({ min: 91_000, max: 20 * halfHour }), { maxLength: 30 }),
        (offset, delays) => {
          const delayed = delays.map((delay, n) => {
            const receivedAt = now + n * 30_000
            return { receivedAt, time: receivedAt + offset - delay }
          })
          // The fresh reports go on after the last delayed one.
          const fresh = reportsOf(offset, 40, 31_000, [0])
          expect(agreedOffset([...delayed, ...fresh])).toBe(offset)
        },
      ),
    )
  })

  it('is never found from fewer reports, a shorter time, or a lead between two half hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 91_000, max: halfHour - 91_000 }),
        fc.integer({ min: 10, max: 60 }),
        (step, between, count) => {
          expect(agreedOffset(reportsOf(step * halfHour + between, count, 60_000, [0]))).toBe(null)
          expect(agreedOffset(reportsOf(7 * 2 * halfHour, 9, 600_000, [0]))).toBe(null)
          expect(agreedOffset(reportsOf(7 * 2 * halfHour, count, 599_000 / count, [0]))).toBe(null)
        },
      ),
    )
  })

  it('is one of the known offsets for any reports, and has ten reports behind it', () => {
    const report = fc.record({
      receivedAt: fc.integer({ min: now, max: now + 3_600_000 }),
      time: fc.oneof(
        fc.integer({ min: now, max: now + 16 * 3_600_000 }),
        steps.map((step) => now + step),
        fc.integer({ min: -90_000_000, max: 90_000_000 }).map((part) => now + ROLLOVER_MS + part),
      ),
    })
    fc.assert(
      fc.property(fc.array(report, { maxLength: 200 }), (reports) => {
        const offset = agreedOffset(reports)
        if (offset === null) return
        expect(
          offset === ROLLOVER_MS ||
            (offset % halfHour === 0 && offset >= halfHour && offset <= 28 * halfHour),
        ).toBe(true)
        const fitting = reports.filter(({ time, receivedAt }) => offsetFor(time - receivedAt) === offset)
        expect(distinctTimes(fitting)).toBeGreaterThanOrEqual(10)
      }),
    )
  })

  it('follows a clock that was moved to another time zone', () => {
    const before = reportsOf(8 * 2 * halfHour, 20, 60_000, [0])
    const after = reportsOf(7 * 2 * halfHour, 20, 60_000, [0]).map(({ receivedAt, time }) => ({
      receivedAt: receivedAt + 1_800_000,
      time: time + 1_800_000,
    }))
    expect(agreedOffset([...before, ...after])).toBe(7 * 3_600_000)
    expect(agreedOffset([...before, ...after.slice(0, 8)])).toBe(8 * 3_600_000)
  })
})
