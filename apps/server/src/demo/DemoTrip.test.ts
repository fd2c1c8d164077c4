import { describe, expect, it } from 'vitest'
import { distanceKm, type Coordinate } from '../measure/distance.ts'
import { loadDemoRoutes } from './DemoRoute.ts'
import { createDemoTrip, positionAt, tripPositions } from './DemoTrip.ts'

const routes = loadDemoRoutes()
const hour = 3_600_000
/** Two times on a Wednesday: `rush` is 08.00 WIB, in the rush hour; `night` is 02.00 WIB, when the road is empty. */
const rush = Date.UTC(2026, 10, 18, 1)
const night = Date.UTC(2026, 10, 17, 19)

/** Returns the metres from a position to the nearest vertex of a route. */
function metersOff(place: Coordinate, vertices: readonly Coordinate[]): number {
  return Math.min(...vertices.map((vertex) => distanceKm(place, vertex) * 1000))
}

describe('the demo routes', () => {
  it('the demo has at least eight routes in Jakarta, each longer than 10 km', () => {
    expect(routes.length).toBeGreaterThanOrEqual(8)
    for (const { there } of routes) {
      expect(there.path.length).toBeGreaterThan(10_000)
      for (const { lat, lng } of there.path.vertices) {
        expect(lat).toBeGreaterThan(-6.62)
        expect(lat).toBeLessThan(-6.09)
        expect(lng).toBeGreaterThan(106.66)
        expect(lng).toBeLessThan(106.97)
      }
    }
  })

  it('demo routes have less than 60 m between two vertices', () => {
    for (const { there } of routes) {
      const steps = there.path.meters
        .slice(1)
        .map((meters, index) => meters - (there.path.meters[index] ?? 0))
      expect(Math.max(...steps)).toBeLessThan(60)
    }
  })
})

describe.each(routes)('a trip on $key', (route) => {
  const trips = [rush, night].map((start) => createDemoTrip(route, true, start, `test/${String(start)}`))

  it('never exceeds 90 km/h, and moves at most 27 m in a second', () => {
    for (const trip of trips) {
      const positions = tripPositions(trip)
      expect(Math.max(...positions.map(({ speed }) => speed))).toBeLessThanOrEqual(90)
      for (let time = trip.start; time < trip.end; time += 1000) {
        const meters = distanceKm(positionAt(trip, time), positionAt(trip, time + 1000)) * 1000
        // At the turn, the vehicle jumps to the opposite lane, which is less than 20 m away.
        const isTurning = trip.legs.some(({ start }) => start === time + 1000)
        expect(meters).toBeLessThan(isTurning ? 20 : 27)
      }
    }
  })

  it('stays on the road and ends at standstill', () => {
    for (const trip of trips) {
      const positions = tripPositions(trip)
      const { vertices } = route.there.path
      for (const position of positions.filter((_, index) => index % 10 === 0))
        expect(metersOff(position, vertices)).toBeLessThan(40)
      expect(positions[0]?.speed).toBe(0)
      expect(positions.at(-1)?.speed).toBe(0)
      const target = route.roundTrip ? vertices[0] : vertices.at(-1)
      expect(distanceKm(positions.at(-1) ?? { lat: 0, lng: 0 }, target ?? { lat: 0, lng: 0 })).toBeLessThan(
        0.05,
      )
    }
  })

  it('takes longer in the rush hour than at night', () => {
    const [busy = 0, free = 0] = trips.map(({ start, end }) => end - start)
    expect(busy).toBeGreaterThan(free)
    expect(free).toBeGreaterThan(15 * 60_000)
    expect(busy).toBeLessThan(2 * hour)
  })

  it('is the same each time that it is simulated', () => {
    const again = createDemoTrip(route, true, rush, `test/${String(rush)}`)
    expect(tripPositions(again)).toEqual(trips.slice(0, 1).flatMap(tripPositions))
  })
})
