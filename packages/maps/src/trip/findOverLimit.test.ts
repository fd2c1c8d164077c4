import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOverLimit, MAX_OVER_LIMIT_GAP_MS } from './findOverLimit.ts'

const rule = { kmh: 80, seconds: 10 }

type Fix = readonly [second: number, kmh: number]

/** Returns the stretches over the limit as pairs of seconds. */
function stretches(fixes: readonly Fix[], { kmh, seconds } = rule): number[][] {
  const [times, speeds] = [fixes.map(([second]) => second * 1000), fixes.map(([, speed]) => speed)]
  const found = findOverLimit(speeds, times, { kmh, seconds })
  return found.map(({ from, to }) => [from, to].map((index) => fixes[index]?.[0] ?? Number.NaN))
}

/** Returns the speeds of a 12 h trip, a fix each second, that wanders around 80 km/h with the noise of a receiver. */
function motorway(): Fix[] {
  let seed = 39
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const fixes: Fix[] = []
  let cruise = 79
  for (let second = 0; second < 12 * 3600; second += 1) {
    cruise += (78.5 - cruise) / 400 + (random() - 0.5) * 0.4
    fixes.push([second, Math.round((cruise + (random() + random() - 1) * 1.5) * 10) / 10])
  }
  return fixes
}

describe('findOverLimit', () => {
  it.each<[string, Fix[], number[][]]>([
    ['nothing', [], []],
    [
      'a single fast fix',
      [
        [0, 79],
        [5, 120],
        [10, 79],
      ],
      [],
    ],
    [
      '10 s',
      [
        [0, 81],
        [10, 81],
      ],
      [[0, 10]],
    ],
    [
      'less than 10 s',
      [
        [0, 81],
        [9, 81],
      ],
      [],
    ],
    [
      'exactly the limit',
      [
        [0, 80],
        [20, 80],
      ],
      [],
    ],
    [
      'a dip that is not 3 km/h below the limit',
      [
        [0, 85],
        [20, 77],
        [40, 85],
      ],
      [[0, 40]],
    ],
    [
      'a dip below that',
      [
        [0, 85],
        [15, 85],
        [30, 76.9],
        [45, 85],
        [60, 85],
      ],
      [
        [0, 15],
        [45, 60],
      ],
    ],
    [
      'neighbours 9 s apart',
      [
        [0, 85],
        [6, 85],
        [10, 60],
        [15, 85],
        [20, 85],
      ],
      [[0, 20]],
    ],
    [
      'neighbours 10 s apart',
      [
        [0, 85],
        [6, 85],
        [10, 60],
        [16, 85],
        [22, 85],
      ],
      [],
    ],
    [
      'a gap of 2 minutes',
      [
        [0, 85],
        [120, 85],
      ],
      [[0, 120]],
    ],
    [
      'a longer gap',
      [
        [0, 85],
        [20, 85],
        [141, 85],
        [160, 85],
      ],
      [
        [0, 20],
        [141, 160],
      ],
    ],
    [
      '2 minutes just below the limit',
      [
        [0, 85],
        [20, 85],
        [60, 79],
        [120, 79],
        [141, 85],
        [160, 85],
      ],
      [
        [0, 20],
        [141, 160],
      ],
    ],
    [
      'an unknown speed',
      [
        [0, 85],
        [5, Number.NaN],
        [12, 85],
      ],
      [[0, 12]],
    ],
    [
      'an impossible speed',
      [
        [0, 251],
        [20, 400],
      ],
      [],
    ],
    [
      'slow fixes after it',
      [
        [0, 85],
        [12, 90],
        [14, 79],
        [30, 50],
      ],
      [[0, 12]],
    ],
  ])('F19: %s', (_, fixes, expected) => {
    expect(stretches(fixes)).toEqual(expected)
  })

  it('F19: a rule sets the limit and the shortest duration, which is never below 10 s', () => {
    const fixes: Fix[] = Array.from({ length: 13 }, (_, index) => [index * 5, 95])
    expect(stretches(fixes, { kmh: 90, seconds: 60 })).toEqual([[0, 60]])
    expect(stretches(fixes, { kmh: 90, seconds: 61 })).toEqual([])
    expect(stretches(fixes.slice(0, 2), { kmh: 90, seconds: 0 })).toEqual([])
  })

  it('F19: without times, two fixes in a row are enough', () => {
    const untimed = (speeds: number[]) =>
      findOverLimit(
        speeds,
        speeds.map(() => Number.NaN),
        rule,
      )
    expect(untimed([50, 81, 95, 90, 80, 120])).toMatchObject([{ from: 1, to: 5, at: 5, fulfilled: 2 }])
    expect(untimed([50, 81, 60, 95, 90, 50, 90])).toMatchObject([{ from: 3, to: 4, at: 3, fulfilled: 4 }])
  })

  it('F19: 12 hours at 1 Hz around 80 km/h are a few stretches instead of a thousand', () => {
    const fixes = motorway()
    const fragments = fixes.filter(([, kmh], index) => kmh > 80 && !((fixes[index - 1]?.[1] ?? 0) > 80))
    expect(fragments.length).toBeGreaterThan(1000)
    const found = stretches(fixes)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(fragments.length / 20)
  })

  it('F19: a stretch begins and ends above the limit, lasts 10 s, and stretches lie apart', () => {
    const step = record({ wait: integer({ min: 1, max: 150 }), kmh: integer({ min: 60, max: 100 }) })
    assert(
      property(array(step, { maxLength: 100 }), (steps) => {
        let second = 0
        const fixes = steps.map(({ wait, kmh }): Fix => [(second += wait), kmh])
        const speedAt = new Map(fixes)
        const found = stretches(fixes)
        for (const [place, [from = 0, to = 0]] of found.entries()) {
          expect([speedAt.get(from), speedAt.get(to)].every((kmh) => (kmh ?? 0) > 80)).toBe(true)
          expect(to - from).toBeGreaterThanOrEqual(10)
          const above = fixes.filter(([at, kmh]) => at >= from && at <= to && kmh > 80)
          const waits = above.slice(1).map(([at], index) => (at - (above[index]?.[0] ?? 0)) * 1000)
          expect(Math.max(...waits)).toBeLessThanOrEqual(MAX_OVER_LIMIT_GAP_MS)
          expect(from - (found[place - 1]?.[1] ?? -Infinity)).toBeGreaterThanOrEqual(10)
        }
      }),
    )
  })
})
