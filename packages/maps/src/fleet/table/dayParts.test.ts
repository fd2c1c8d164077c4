import { expect, it } from 'vitest'
import { countTrips, dayParts, type VehicleDay } from './DayBar.tsx'

const from = Date.parse('2026-11-20T00:00:00+07:00')
const HOUR = 3_600_000
const at = (hour: number) => new Date(from + hour * HOUR).toISOString()
const trip = (start: number, end: number | null) => ({
  start: { time: at(start) },
  end: { time: end === null ? null : at(end) },
})
const day = (more: Partial<VehicleDay> = {}): VehicleDay => ({
  from,
  to: from + 24 * HOUR,
  now: from + 15 * HOUR,
  trips: [],
  position: { status: { text: 'Parkir' }, statusSince: at(12), time: at(15) },
  ...more,
})
const shown = (of: VehicleDay) =>
  dayParts(of).map((part) => [part.kind, (part.from - from) / HOUR, (part.to - from) / HOUR])

it('has the trips and the present status; of the rest nothing is known', () => {
  expect(shown(day({ trips: [trip(10, 12), trip(7, 8)] }))).toEqual([
    ['offline', 0, 7],
    ['moving', 7, 8],
    ['offline', 8, 10],
    ['moving', 10, 12],
    ['parked', 12, 15],
  ])
})

it('cuts what began yesterday, and a trip that still runs at the last position', () => {
  const position = { status: { text: 'Bergerak' }, statusSince: at(14), time: at(14.5) }
  expect(shown(day({ trips: [trip(-1, 1), trip(14, null)], position }))).toEqual([
    ['moving', 0, 1],
    ['offline', 1, 14],
    ['moving', 14, 14.5],
    ['offline', 14.5, 15],
  ])
})

it('knows nothing after the last sign of a silent vehicle, and without times', () => {
  const silent = { status: { text: 'Parkir' }, statusSince: at(-5), time: at(2), contact: at(3) }
  expect(shown(day({ position: silent }))).toEqual([
    ['parked', 0, 3],
    ['offline', 3, 15],
  ])
  const timeless = { status: { text: 'Parkir' }, statusSince: null, time: null }
  expect(
    shown(day({ position: timeless, trips: [{ start: { time: '' }, end: { time: 'kemarin' } }] })),
  ).toEqual([['offline', 0, 15]])
})

it('counts the trip that the vehicle is on, which the list of trips does not have yet', () => {
  const moving = { status: { text: 'Bergerak' }, statusSince: at(14), time: at(15) }
  const idle = { status: { text: 'Berhenti' }, statusSince: at(14.9), time: at(15) }
  const trips = [trip(7, 8), trip(10, 12)]
  expect(countTrips(day({ trips }), false), 'parked').toBe(2)
  const driving = day({ trips, position: moving })
  expect(countTrips(driving, false)).toBe(shown(driving).filter(([kind]) => kind === 'moving').length)
  expect(countTrips(day({ trips, position: idle }), true), 'at a traffic light').toBe(3)
  expect(countTrips(day({ trips: [...trips, trip(14, null)], position: moving }), true), 'listed').toBe(3)
})
