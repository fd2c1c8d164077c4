import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FleetClusters } from './FleetClusters.ts'
import { FleetColumns } from '../store/FleetColumns.ts'

function columnsOf(places: { x: number; y: number }[]) {
  const columns = new FleetColumns()
  columns.grow(places.length)
  places.forEach(({ x, y }, slot) => {
    columns.toX[slot] = x
    columns.toY[slot] = y
  })
  return columns
}

const inUnit = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0.5, max: 0.5001, noNaN: true }),
  fc.constant(Number.NaN),
)
const places = fc.array(fc.record({ x: inUnit, y: inUnit }), { maxLength: 60 })
const across = fc.constantFrom(8, 512, 100_000, 3_355_443)

/** All test cases share one instance, because a map also uses one instance for all updates. */
const clusters = new FleetClusters()

describe('FleetClusters', () => {
  it('assigns every vehicle with a position to exactly one mark', () => {
    fc.assert(
      fc.property(places, across, fc.integer({ min: -1, max: 20 }), (all, cells, selectedSlot) => {
        const order = Int32Array.from(all.keys())
        const marks = clusters.make(columnsOf(all), order, cells, selectedSlot)
        const sizes = Array.from({ length: marks.count }, () => 0)
        order.forEach((slot, at) => {
          const mark = marks.markOf[at] ?? -1
          const located = !Number.isNaN(all[slot]?.x) && !Number.isNaN(all[slot]?.y)
          expect(mark >= 0).toBe(located)
          if (located) sizes[mark] = (sizes[mark] ?? 0) + 1
        })
        expect([...marks.sizes]).toEqual(sizes)
        for (let mark = 0; mark < marks.count; mark += 1) {
          expect(marks.markOf[order.indexOf(marks.first[mark] ?? -1)]).toBe(mark)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('counts the statuses of the vehicles of each mark', () => {
    const columns = columnsOf([
      { x: 0.5, y: 0.5 },
      { x: 0.9, y: 0.5 },
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 0.5 },
      { x: Number.NaN, y: 0.5 },
    ])
    columns.status.set([0, 1, 3, 3, 2])
    const { statuses, markOf } = clusters.make(columns, Int32Array.of(0, 1, 2, 3, 4), 512, -1)
    expect([...statuses.subarray((markOf[0] ?? 0) * 4)].slice(0, 4)).toEqual([1, 0, 0, 2])
    expect([...statuses.subarray((markOf[1] ?? 0) * 4)].slice(0, 4)).toEqual([0, 1, 0, 0])
  })

  it('keeps the selected vehicle out of clusters', () => {
    const columns = columnsOf([
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ])
    const { sizes, markOf } = clusters.make(columns, Int32Array.of(0, 1, 2), 512, 1)
    expect([...sizes].toSorted()).toEqual([1, 2])
    expect(markOf[0]).toBe(markOf[2])
  })

  it('merges two vehicles that are close together but in different cells of the grid', () => {
    const columns = columnsOf([
      { x: 0.4999, y: 0.2501 },
      { x: 0.5001, y: 0.2501 },
    ])
    expect(clusters.make(columns, Int32Array.of(0, 1), 512, -1).count).toBe(1)
  })
})
