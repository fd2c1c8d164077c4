import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_OVER_LIMIT_GAP_MS } from '../measure/findOverLimit.ts'
import { findRuns, lookBackMs } from './findSpeeding.ts'
import type { SpeedPosition } from './speedRepository.ts'

const rule = { kmh: 80, seconds: 30 }

function positions(...pairs: [number, number][]): SpeedPosition[] {
  return pairs.map(([second, speed]) => ({ time: second * 1000, speed, lat: -6.2, lng: 106.8 }))
}

describe('findRuns', () => {
  it('finds runs in which the speed is above the limit for the required duration', () => {
    const found = findRuns(positions([0, 81], [10, 95], [30, 90], [40, 70], [50, 99]), rule)
    expect(found).toMatchObject([{ start: 0, fulfilled: { time: 30_000 }, end: 30_000, highestKmh: 95 }])
  })

  it('F19: a rule of less than 10 s needs 10 s, a dip of 3 km/h continues a run, and a deeper dip ends it', () => {
    const short = { kmh: 80, seconds: 0 }
    expect(findRuns(positions([0, 70], [10, 81]), short)).toEqual([])
    expect(findRuns(positions([0, 90], [5, 90], [10, 77], [40, 90]), rule)).toHaveLength(1)
    expect(findRuns(positions([0, 90], [5, 90], [10, 76], [40, 90]), rule)).toEqual([])
  })

  it('ends a run at a long gap', () => {
    const gap = MAX_OVER_LIMIT_GAP_MS / 1000
    expect(findRuns(positions([0, 90], [gap + 1, 90]), rule)).toEqual([])
    expect(findRuns(positions([0, 90], [gap, 90]), rule)).toHaveLength(1)
  })

  it('ignores impossible speeds', () => {
    expect(findRuns(positions([0, 300], [10, 900], [40, 300]), rule)).toEqual([])
    expect(findRuns(positions([0, 90], [10, 900], [40, 90]), rule)).toHaveLength(1)
  })

  const step = fc.record({ wait: fc.integer({ min: 1, max: 150 }), speed: fc.integer({ min: 60, max: 100 }) })
  const drive = fc.array(step, { maxLength: 60 }).map((steps) => {
    let second = 0
    return positions(...steps.map(({ wait, speed }): [number, number] => [(second += wait), speed]))
  })

  it('finds the same runs for any split into batches', () => {
    fc.assert(
      fc.property(
        drive,
        fc.array(fc.integer({ min: 1, max: 60 })),
        fc.integer({ min: 0, max: 300 }),
        (stream, cuts, seconds) => {
          const asked = { kmh: 80, seconds }
          const ends = [...new Set([...cuts, stream.length])].filter((cut) => cut <= stream.length)
          let before = 0
          const found = ends
            .toSorted((a, b) => a - b)
            .flatMap((end) => {
              const from = stream[before]?.time ?? Infinity
              before = end
              const seen = stream.slice(0, end).filter(({ time }) => time >= from - lookBackMs(asked))
              return findRuns(seen, asked, from)
            })
          const identity = ({ start, fulfilled }: { start: number; fulfilled: SpeedPosition }) => [
            start,
            fulfilled.time,
          ]
          expect(found.map(identity)).toEqual(findRuns(stream, asked).map(identity))
        },
      ),
      { numRuns: 500 },
    )
  })
})
