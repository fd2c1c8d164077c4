import { expect, it } from 'vitest'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'
import { FleetColumns } from '../store/FleetColumns.ts'
import { withoutOutliers } from './FleetCamera.tsx'

type Place = [lng: number, lat: number]

const jakarta = (count: number) =>
  Array.from({ length: count }, (_, at): Place => [106.7 + (at % 10) * 0.03, -6.1 - (at % 7) * 0.03])

/** Returns the indexes of the places that count as outliers. */
function outliersOf(places: Place[]) {
  const columns = new FleetColumns()
  columns.grow(places.length)
  places.forEach(([lng, lat], slot) => {
    columns.toX[slot] = mercatorX(lng)
    columns.toY[slot] = mercatorY(lat)
  })
  const near = withoutOutliers(columns, places.keys())
  return [...places.keys()].filter((slot) => !near.includes(slot))
}

it('leaves out one vehicle at the coordinates 0, 0 and one without a position', () => {
  expect(outliersOf([...jakarta(12), [0, 0]])).toEqual([12])
  expect(outliersOf([...jakarta(12), [Number.NaN, 0]])).toEqual([12])
})

it('leaves out two of twenty vehicles that are far in different directions', () =>
  expect(outliersOf([...jakarta(18), [0, 51.5], [140.7, -2.5]])).toEqual([18, 19]))

it('keeps a depot in another city', () =>
  expect(outliersOf([...jakarta(12), [112.7, -7.2], [112.75, -7.3], [112.8, -7.25]])).toEqual([]))

it('keeps all vehicles of a small fleet, and one that is only a little farther', () => {
  expect(outliersOf([...jakarta(3), [112.7, -7.2]])).toEqual([])
  expect(outliersOf([...jakarta(12), [107.6, -6.9]])).toEqual([])
})
