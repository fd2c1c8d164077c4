import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRuns, lookBackMs, MAX_GAP_MS } from './findSpeeding.ts'
import type { SpeedPosition } from './speedRepository.ts'

const rule = { kmh: 80, seconds: 30 }

function positions(...pairs: [number, number][]): SpeedPosition[] {
  return pairs.map(([second, speed]) => ({ time: second * 1000, speed, lat: -6.2, lng: 106.8 }))
}

describe('findRuns', () => {
  it('finds runs in which the speed is above the limit for the required duration', () => {
    const found = findRuns(positions([0, 81], [10, 95], [30, 90], [40, 80], [50, 99]), rule)
    expect(found).toMatchObject([{ start: 0, fulfilled: { time: 30_000 }, end: 30_000, highestKmh: 95 }])
  })

  it('finds a run of a single position if the required duration is zero', () => {
    expect(findRuns(positions([0, 70], [10, 81]), { kmh: 80, seconds: 0 })).toMatchObject([{ start: 10_000 }])
  })

  it('ends a run at a long gap', () => {
    expect(findRuns(positions([0, 90], [MAX_GAP_MS / 1000 + 1, 90]), rule)).toEqual([])
    expect(findRuns(positions([0, 90], [MAX_GAP_MS / 1000, 90]), rule)).toHaveLength(1)
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
