import { describe, expect, it } from 'vitest'
import { detectTrips } from '../testing/detectTrips.ts'
import type { Position } from '../positions/positionRepository.ts'
import { at, type Drift, drive, parked, yardDrive } from '../testing/testDrive.ts'

const origin = at(0, 0).time
/** Returns the start and the end of each trip in seconds after `origin`. */
function ends(positions: readonly Position[]): number[][] {
  return detectTrips(positions).map(({ start, end }) => [(start - origin) / 1000, (end - origin) / 1000])
}
/** The vehicle is parked for 10 min, drives 3 km in 5 min, and is then parked for 10 min. */
const errand = [...drive(0, 600, [0, 0]), ...drive(610, 910, [100, 3000]), ...drive(920, 1520, [3000, 3000])]

describe('a trip', () => {
  it('begins at the last position at rest and ends at the next position at rest', () => {
    expect(ends(errand)).toEqual([[600, 910]])
  })

  it('has the length of the path through its points, and the average speed while moving', () => {
    const [trip] = detectTrips(errand)
    expect(trip?.distanceKm).toBeCloseTo(3, 2)
    expect(trip?.speedKmh).toBeCloseTo((3 / 310) * 3600, 0)
    expect(trip?.points.map(({ heading }) => heading)).toEqual(Array<number>(32).fill(90))
  })

  it('continues through a traffic light, a tunnel and a slow jam', () => {
    const light = [...drive(0, 300, [0, 3000]), ...drive(310, 500, [3000, 3000])]
    const tunnel = drive(1000, 1300, [9000, 12_000])
    const jam = drive(1310, 3110, [12_000, 13_000])
    expect(ends([...light, ...drive(510, 810, [3000, 6000]), ...tunnel, ...jam])).toEqual([[0, 3090]])
  })

  it('ends at the last position before a silence of more than ten minutes', () => {
    expect(ends([...drive(0, 300, [0, 3000]), ...drive(901, 1201, [3000, 6000])])).toEqual([
      [0, 300],
      [901, 1201],
    ])
    expect(ends([...drive(0, 300, [0, 3000]), ...drive(900, 1200, [4000, 7000])])).toEqual([[0, 1200]])
  })

  it('ends at standstill despite stray positions', () => {
    const strays = drive(310, 1500, [3000, 3000]).map((position, index) =>
      index % 20 === 10 ? { ...position, lng: position.lng + 0.0015 } : position,
    )
    expect(ends([...drive(0, 300, [0, 3000]), ...strays])).toEqual([[0, 300]])
  })

  it('excludes spikes from path and length', () => {
    const spiked = [...errand]
    spiked.splice(70, 0, at(695, 90_000))
    spiked.splice(80, 0, at(785, 0, -60_000))
    const [trip, ...others] = detectTrips(spiked)
    expect(others).toEqual([])
    expect(trip).toEqual({ ...detectTrips(errand)[0], leftOut: 2 })
  })

  it('excludes positions that the vehicle cannot have reached', () => {
    const elsewhere = drive(310, 610, [50_000, 53_000])
    expect(ends([...drive(0, 300, [0, 3000]), ...elsewhere])).toEqual([
      [0, 300],
      [310, 610],
    ])
  })

  it('continues after a short jump that an error of the clock or the receiver caused', () => {
    const hiccup = [...drive(0, 300, [0, 9000]), ...drive(302, 602, [9600, 18_600])]
    expect(ends(hiccup)).toEqual([[0, 602]])
  })

  it('contains only positions of one vehicle if two use the same IMEI', () => {
    const other = drive(5, 905, [40_000, 49_000]).map((position) => ({
      ...position,
      lat: position.lat + 0.2,
    }))
    const woven = [...drive(0, 900, [0, 9000]), ...other].toSorted((a, b) => a.time - b.time)
    const trips = detectTrips(woven)
    expect(trips.map(({ points }) => points.length)).toEqual([91, 91])
    for (const trip of trips) expect(trip.distanceKm).toBeCloseTo(9, 1)
  })

  it.each([
    ['shorter than 300 m', drive(0, 100, [0, 290])],
    ['of less than a minute', drive(0, 50, [0, 1000])],
    ['faster than any vehicle', drive(0, 600, [0, 26_000])],
    ['within 150 m', Array.from({ length: 60 }, (_, index) => at(index * 10, index % 2 ? 150 : 0))],
    ['of a single position outside', [...drive(0, 600, [0, 0]), at(610, 190), ...drive(620, 1200, [0, 0])]],
  ])('no trip is found in a drive %s', (_, positions) => {
    expect(ends(positions)).toEqual([])
  })
})

describe('a parked vehicle', () => {
  const noise = [5, 25, 40, 60]
  const jumps: Omit<Drift, 'metres'>[] = [
    { share: 0, near: 0, far: 0, inRow: 1 },
    ...[1, 2, 3].flatMap((inRow) => [
      { share: 0.01, near: 150, far: 250, inRow },
      { share: 0.03, near: 150, far: 300, inRow },
    ]),
  ]

  it.each(noise.flatMap((metres) => jumps.map((jump) => ({ metres, ...jump }))))(
    'P8: makes no trip and no km if it drifts %j and reports 0 to 5 km/h',
    (drift) => {
      for (let seed = 1; seed <= 10; seed += 1) expect(ends(parked(seed, drift))).toEqual([])
    },
  )

  it.each([5, 6, 7, 8, 9, 10].flatMap((kmh) => [5, 10, 30, 60].map((everyS) => ({ kmh, everyS }))))(
    'P8: a drive of 400 m in a yard stays a trip: %j',
    ({ kmh, everyS }) => {
      for (let seed = 1; seed <= 5; seed += 1) {
        const [trip, ...others] = detectTrips(yardDrive(seed, 400, kmh, everyS))
        expect(others).toEqual([])
        expect(trip?.distanceKm).toBeGreaterThan(0.35)
      }
    },
  )

  it('P8: a tracker that reports every 90 s and always a speed of 0 still has trips', () => {
    const positions = [
      ...Array.from({ length: 5 }, (_, index) => at(index * 90, 0, 0, 0)),
      ...Array.from({ length: 8 }, (_, index) => at(450 + index * 90, index * 900, 0, 0)),
      ...Array.from({ length: 5 }, (_, index) => at(1170 + index * 90, 6300, 0, 0)),
    ]
    expect(ends(positions)).toHaveLength(1)
  })

  it('P8: a drive in a jam stays a trip if the vehicle is slow whenever it reports', () => {
    const jam = Array.from({ length: 41 }, (_, index) =>
      at(index * 30, index * 40, 0, index % 3 === 0 ? 2 : 6),
    )
    expect(ends([...jam, ...drive(1210, 1800, [1600, 1600])])).toHaveLength(1)
  })
})
