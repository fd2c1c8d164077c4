import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FleetColumns } from './FleetColumns.ts'
import { drawnAt, moveTo } from './motion.ts'
import { worldWidthKm, shortWay, mercatorX, mercatorY } from '../../measure/geometry.ts'

const place = (lng: number, lat: number, time: number) => ({ x: mercatorX(lng), y: mercatorY(lat), time })

function at(lng: number, lat: number, time = 0) {
  const columns = new FleetColumns()
  columns.grow(1)
  columns.toX[0] = Number.NaN
  columns.time[0] = Number.NaN
  moveTo(columns, 0, place(lng, lat, time), 0, false)
  columns.time[0] = time
  return columns
}

describe('moveTo', () => {
  it('moves a vehicle on the straight line between its old and its new position', () => {
    const near = fc.double({ min: -0.01, max: 0.01, noNaN: true })
    const anywhere = fc.double({ min: -180, max: 180, noNaN: true })
    const moment = fc.double({ min: -1000, max: 30_000, noNaN: true })
    fc.assert(
      fc.property(anywhere, near, near, moment, (lng, east, north, now) => {
        const columns = at(lng, -6)
        const [from, to] = [place(lng, -6, 0), place(lng + east, -6 + north, 5000)]
        moveTo(columns, 0, to, 0, false)
        const { x, y } = drawnAt(columns, 0, now)
        const way = Math.hypot(shortWay(from.x, to.x), to.y - from.y)
        const behind = Math.hypot(shortWay(from.x, x), y - from.y)
        const ahead = Math.hypot(shortWay(x, to.x), to.y - y)
        expect(behind + ahead).toBeLessThanOrEqual(way + 1e-12)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves a vehicle at its new position until the next position comes', () => {
    const columns = at(106.8, -6.2)
    const to = place(106.801, -6.2, 5000)
    moveTo(columns, 0, to, 100, false)
    expect(drawnAt(columns, 0, 100).x).toBeCloseTo(mercatorX(106.8), 12)
    expect(drawnAt(columns, 0, 5100).x).toBe(to.x)
    expect(drawnAt(columns, 0, 1e9).x).toBe(to.x)
  })

  it('starts where the vehicle is drawn if the next position comes before the animation ends', () => {
    const columns = at(106.8, -6.2)
    moveTo(columns, 0, place(106.801, -6.2, 5000), 0, false)
    columns.time[0] = 5000
    const before = drawnAt(columns, 0, 2500).x
    moveTo(columns, 0, place(106.802, -6.2, 10_000), 2500, false)
    expect(drawnAt(columns, 0, 2500).x).toBeCloseTo(before, 12)
  })

  it('crosses the antimeridian the short way', () => {
    const columns = at(179.999, 0)
    moveTo(columns, 0, place(-179.999, 0, 5000), 0, false)
    const half = drawnAt(columns, 0, 2500)
    expect(Math.abs(shortWay(half.x, 1)) * worldWidthKm(0.5)).toBeLessThan(0.2)
  })

  it.each([
    ['too far', 106.83, 5000, false],
    ['too late', 106.801, 61_000, false],
    ['near but the user prefers reduced motion', 106.801, 5000, true],
  ])('moves a vehicle without an animation if the next position is %s', (_, lng, time, still) => {
    const columns = at(106.8, -6.2)
    const to = place(lng, -6.2, time)
    moveTo(columns, 0, to, 0, still)
    expect(drawnAt(columns, 0, 0).x).toBe(to.x)
  })
})
