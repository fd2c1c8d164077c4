import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Position } from '../positions/positionRepository.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import {
  arrive as storePositions,
  assignDevices,
  at,
  drive,
  reassign,
  searchAll,
} from '../testing/testDrive.ts'
import { searchAgain } from './TripSearch.ts'
import { insertImportedTrips } from './tripRepository.ts'
import { keepPoints } from './tripRetention.ts'
import { removeTrips, shareTrips } from './tripShares.ts'
import { type MeasuredPoint, measureTrip } from '../measure/measureTrip.ts'

let test: TestApp
let person: Caller
let [truck, phone] = [0, 0]
let [vehicle, otherVehicle, agus, budi] = [0, 0, 0, 0]
let [depotA, depotB] = [0, 0]
const later = at(30 * 86_400, 0).time

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn(['session.list'])
  const ids = async (text: string) => (await test.database.query<{ id: number }>(text)).map(({ id }) => id)
  ;[depotA = 0, depotB = 0] = await ids(
    `insert into fleet_group (name) values ('Depo A'), ('Depo B') returning id`,
  )
  ;[vehicle = 0, otherVehicle = 0] = await ids(
    `insert into vehicle (type_id, number, group_id)
     select (select min(id) from vehicle_type), number, ${depotA} from (values ('B 1 SHR'), ('B 2 SHR')) as t (number)
     returning id`,
  )
  ;[agus = 0, budi = 0] = await ids(`insert into driver (name) values ('Agus'), ('Budi') returning id`)
  ;[truck = 0, phone = 0] = await ids(
    `insert into device (name, imei, group_id) values ('Truk', 'a', ${depotA}), ('Ponsel', 'b', ${depotA}) returning id`,
  )
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.query(
    `delete from gps_session; delete from position; delete from trip_state; delete from trip_checkpoint;
     delete from trip_work; delete from running_trip; delete from trip_alias`,
  )
  await test.database.query(`update device set vehicle_id = $1, driver_id = $2`, [vehicle, agus])
  await assignDevices(test.database, [truck, phone])
})

const arrive = (device: number, positions: readonly Position[]) =>
  storePositions(test.database, device, positions)
const search = (now = later) => searchAll(test.database, now)

/** Stores a trip from a file, with the device's points at these positions. */
async function importTrip(
  device: number,
  positions: readonly (Omit<Position, 'time'> & Pick<MeasuredPoint, 'time'>)[],
  fingerprint: string,
) {
  return test.database.transaction((transaction) =>
    insertImportedTrips(
      transaction,
      [
        {
          ...measureTrip(positions),
          deviceId: device,
          vehicleId: null,
          driverId: null,
          fingerprint,
          points: positions,
        },
      ],
      null,
    ),
  )
}

interface Row {
  id: number
  start: { time: string }
  distance: number
  vehicle: { id: number } | null
  driver: { name: string } | null
  points: { time: string }[]
  share?: {
    from: string
    to: string
    distance: number
    driving: number
    counted_distance: number
    counted_driving: number
  }
  overlap?: true
  max_speed?: number
}

const day = 'from=2024-11-20T00:00:00%2B07:00&to=2024-11-21T00:00:00%2B07:00'
const list = async (query: string, caller = person): Promise<Row[]> =>
  (await caller.get(`/gps/session?limit=100&${query}`)).body.data
const sumOf = async (query: string, caller = person) => (await caller.get(`/gps/summary?${query}`)).body.data
const countedOf = (rows: readonly Row[]) =>
  rows.reduce((total, { share, distance }) => total + (share?.counted_distance ?? distance), 0)

/** A drive of 6 km in ten minutes, and half an hour at rest. */
const trip = [...drive(0, 600, [0, 6_000]), ...drive(610, 2_400, [6_000, 6_000])]

describe('a trip with several drivers', () => {
  const change = at(300, 0).time

  it('F2: each driver gets the part that he drove, in list and sum', async () => {
    await reassign(test.database, truck, change, { driverId: budi })
    await arrive(truck, trip)
    await search()
    for (const driver of [agus, budi]) {
      const [row, ...others] = await list(`driver_id=${driver}`)
      expect(others).toEqual([])
      expect(row).toMatchObject({
        driver: { name: driver === agus ? 'Agus' : 'Budi' },
        vehicle: { id: vehicle },
      })
      expect(row?.distance).toBeCloseTo(6, 2)
      expect(row?.share?.distance).toBeCloseTo(3, 2)
      const sum = await sumOf(`driver_id=${driver}&${day}`)
      expect(sum).toMatchObject({ driving: 300, trips: 1, running: false })
      expect(sum.distance).toBeCloseTo(3, 2)
    }
    expect((await list(`vehicle_id=${vehicle}`))[0]).not.toHaveProperty('share')
    expect((await sumOf(`vehicle_id=${vehicle}&${day}`)).distance).toBeCloseTo(6, 2)
  })

  it('max_speed is the highest speed of the part in the list, by which the list can be sorted', async () => {
    const tripWith = (speed: number, ms: number) =>
      trip.map((one, index) => ({ ...one, time: one.time + ms, speed: index === 10 ? speed : 36 }))
    await reassign(test.database, truck, change, { driverId: budi })
    await arrive(truck, [...tripWith(90.4, 0), ...tripWith(61, 7_200_000)])
    await search()
    const speeds = async (query: string) =>
      (await list(`sort=max_speed&${day}&${query}`)).map(({ max_speed }) => max_speed)
    expect(await speeds('')).toEqual([90.4, 61])
    expect(await speeds(`driver_id=${agus}`)).toEqual([90.4])
    expect(await speeds(`driver_id=${budi}`)).toEqual([61, 36])
    const [first] = await list(`sort=max_speed&${day}`)
    expect((await person.get(`/gps/session/${first?.id}`)).body.data.max_speed).toBe(90.4)
  })

  it('an untimed trip has its max_speed, and a trip without speeds has none', async () => {
    const bare = trip.map((position) => ({ ...position, speed: null }))
    const untimed = trip.map((position, index) => ({ ...position, time: null, speed: index }))
    await importTrip(truck, bare, 'bare')
    await importTrip(truck, untimed, 'untimed')
    expect((await list('untimed=1'))[0]?.max_speed).toBe(trip.length - 1)
    expect((await list('untimed=0'))[0]).not.toHaveProperty('max_speed')
  })

  it('F2: the running trip is shared as well', async () => {
    await reassign(test.database, truck, change, { driverId: budi })
    await arrive(truck, drive(0, 500, [0, 5_000]))
    await search(at(501, 0).time)
    expect(await list('')).toEqual([])
    expect((await sumOf(`driver_id=${agus}&${day}`)).distance).toBeCloseTo(3, 2)
    expect(await sumOf(`driver_id=${budi}&${day}`)).toMatchObject({ driving: 200, trips: 1, running: true })
  })

  it('thinning does not change the shares', async () => {
    await reassign(test.database, truck, change, { driverId: budi })
    await arrive(truck, trip)
    await search()
    const before = await list(`driver_id=${budi}`)
    await keepPoints(test.database, before[0]?.id ?? 0, [0, 60])
    expect(await list(`driver_id=${budi}`)).toEqual(before)
    await shareTrips(test.database, [before[0]?.id ?? 0])
    expect((await list(`driver_id=${budi}`))[0]?.share?.distance).toBeCloseTo(3, 4)
  })

  it('a correction moves the figures, and the trip keeps its id', async () => {
    await arrive(truck, trip)
    await search()
    const [before] = await list(`driver_id=${agus}`)
    await reassign(test.database, truck, change, { driverId: budi })
    await shareTrips(test.database, [before?.id ?? 0])
    expect(await list(`driver_id=${agus}`)).toMatchObject([{ id: before?.id, share: { driving: 300 } }])
    expect((await sumOf(`driver_id=${budi}&${day}`)).distance).toBeCloseTo(3, 2)
  })
})

describe('F1: a trip that ended by silence', () => {
  it('counts once: it is stored and no longer running', async () => {
    await arrive(truck, drive(0, 570, [0, 7_600]))
    await search(at(571, 0).time)
    expect(await sumOf(`device_id=${truck}&${day}`)).toMatchObject({ trips: 1, running: true })
    await search(at(570 + 1_200, 0).time)
    expect(await list(`device_id=${truck}`)).toHaveLength(1)
    for (const key of [`device_id=${truck}`, `vehicle_id=${vehicle}`, `driver_id=${agus}`]) {
      const sum = await sumOf(`${key}&${day}`)
      expect(sum).toMatchObject({ driving: 570, trips: 1, running: false })
      expect(sum.distance).toBeCloseTo(7.6, 2)
    }
    expect(await test.database.query('select from running_trip')).toEqual([])
  })

  it('adds only what it drives after the stored end when late positions continue it', async () => {
    await arrive(truck, drive(0, 600, [0, 6_000]))
    await search(at(600 + 1_200, 0).time)
    const [stored] = await list('')
    await arrive(truck, drive(610, 1_800, [6_100, 18_000]))
    await search(at(1_801, 0).time)
    expect(await list('')).toEqual([stored])
    const sum = await sumOf(`vehicle_id=${vehicle}&${day}`)
    expect(sum).toMatchObject({ driving: 1_800, trips: 1, running: true })
    expect(sum.distance).toBeCloseTo(18, 1)
    await search()
    expect(await list('')).toMatchObject([{ id: stored?.id }])
    expect((await sumOf(`vehicle_id=${vehicle}&${day}`)).distance).toBeCloseTo(18, 1)
  })
})

describe('F3: positions that arrive late', () => {
  it('change the trip, but not its id and not who drove it', async () => {
    await arrive(
      truck,
      trip.filter(({ time }) => time > at(180, 0).time),
    )
    await search()
    const [before] = await list('')
    await reassign(test.database, truck, at(2 * 3_600, 0).time, { driverId: budi })
    await arrive(truck, [...drive(-400, -10, [0, 0]), ...drive(0, 180, [0, 1_800])])
    await search()
    const after = await list('')
    expect(after).toMatchObject([{ id: before?.id, driver: { name: 'Agus' } }])
    expect(after[0]?.start.time).not.toBe(before?.start.time)
    expect(after[0]?.distance).toBeCloseTo(6, 1)
  })

  it('merge two trips: the longest keeps its id, and the other id leads to it', async () => {
    const whole = drive(0, 2_400, [0, 24_000])
    await arrive(truck, [...whole.slice(0, 60), ...whole.slice(150)])
    await search()
    const [second, first] = await list('')
    await arrive(truck, whole.slice(60, 150))
    await search()
    expect(await list('')).toMatchObject([{ id: second?.id }])
    const answer = await person.get(`/gps/session/${first?.id}`)
    expect(answer).toMatchObject({ status: 200, body: { data: { id: second?.id } } })
    expect((await person.get(`/gps/session/${first?.id}/neighbour?direction=next`)).body).toEqual({
      data: null,
    })
    const stranger = await test.signIn(['session.list'], [depotB])
    expect((await stranger.get(`/gps/session/${first?.id}`)).status).toBe(404)
  })

  it('split a trip: the longest part keeps the id', async () => {
    // Without the positions at rest, the gap between the drives is too short to end a trip.
    const [first, second] = [drive(0, 600, [0, 6_000]), drive(1_190, 2_800, [6_200, 22_200])]
    await arrive(truck, [...first, ...second])
    await search()
    const [whole, ...others] = await list('')
    expect(others).toEqual([])
    await arrive(truck, drive(610, 1_180, [6_000, 6_000]))
    await search()
    const [late, early] = await list('')
    expect(late?.id).toBe(whole?.id)
    expect(early?.distance).toBeCloseTo(6, 1)
  })

  it('searching again keeps a trip that begins before the oldest position', async () => {
    await arrive(truck, trip)
    await search()
    const before = await list('')
    await test.database.query('delete from position where time < to_timestamp($1::float8 / 1000)', [
      at(300, 0).time,
    ])
    await arrive(truck, [at(305, 3_050)])
    await search()
    await searchAgain(test.database, truck)
    expect(await list('')).toEqual(before)
  })
})

describe('trips that overlap', () => {
  /** The same drive, reported by a second tracker 7 s later and half as often. */
  const shifted = trip
    .filter((_, index) => index % 2 === 0)
    .map((position) => ({ ...position, time: position.time + 7_000 }))

  it('F6: two devices of one vehicle and driver count once, and the list marks both', async () => {
    await arrive(truck, trip)
    await arrive(phone, shifted)
    await search()
    const rows = await list(`vehicle_id=${vehicle}&${day}`)
    expect(rows).toHaveLength(2)
    expect(rows.every(({ overlap }) => overlap)).toBe(true)
    for (const key of [`vehicle_id=${vehicle}`, `driver_id=${agus}`]) {
      const sum = await sumOf(`${key}&${day}`)
      // The phone reports the last 7 s after the tracker arrived.
      expect(sum.distance).toBeGreaterThan(5.9)
      expect(sum.distance).toBeLessThan(6.15)
      expect(sum.distance).toBeCloseTo(countedOf(rows), 9)
    }
    const [weak] = await list(`device_id=${phone}&${day}`)
    expect(weak?.distance).toBeCloseTo(6, 1)
    expect((await sumOf(`device_id=${phone}&${day}`)).distance).toBeCloseTo(
      weak?.share?.counted_distance ?? NaN,
      9,
    )
    expect(weak?.share?.counted_distance).toBeLessThan(0.2)
  })

  it('F6: a driver with devices in two vehicles counts once; the vehicles count the trip with more fixes', async () => {
    await reassign(test.database, phone, at(-60, 0).time, { vehicleId: otherVehicle })
    await arrive(truck, trip)
    await arrive(phone, shifted)
    await search()
    expect((await sumOf(`driver_id=${agus}&${day}`)).distance).toBeLessThan(6.15)
    expect((await sumOf(`vehicle_id=${vehicle}&${day}`)).distance).toBeCloseTo(6, 1)
    expect(await list(`vehicle_id=${otherVehicle}`)).toMatchObject([{ overlap: true }])
  })

  it('F6: running trips of one vehicle count once, also beside a stored trip', async () => {
    await arrive(truck, drive(0, 600, [0, 6_000]))
    await arrive(
      phone,
      drive(5, 595, [0, 5_900]).filter((_, index) => index % 2 === 0),
    )
    await search(at(601, 0).time)
    const sum = await sumOf(`vehicle_id=${vehicle}&${day}`)
    expect(sum).toMatchObject({ driving: 600, trips: 1, running: true })
    expect((await sumOf(`device_id=${phone}&${day}`)).distance).toBe(0)
    await importTrip(
      truck,
      drive(0, 600, [0, 6_000]).filter((_, index) => index % 3 === 0),
      'x',
    )
    expect(await sumOf(`vehicle_id=${vehicle}&${day}`)).toMatchObject({
      driving: 600,
      trips: 1,
      running: false,
    })
  })

  it('F7: a trip of a tracker and an import of the same drive count once', async () => {
    await arrive(truck, trip)
    await search()
    await importTrip(
      truck,
      drive(0, 600, [5, 6_005]).map((one) => ({ ...one, time: one.time + 500 })),
      'y',
    )
    const rows = await list(`device_id=${truck}&${day}`)
    expect(rows).toHaveLength(2)
    const sum = await sumOf(`device_id=${truck}&${day}`)
    expect(sum.distance).toBeLessThan(6.05)
    expect(sum.distance).toBeCloseTo(countedOf(rows), 9)
  })

  it('F7: a deleted trip gives its time back', async () => {
    await arrive(truck, trip)
    await arrive(phone, shifted)
    await search()
    const [strong] = await list(`device_id=${truck}`)
    await test.database.transaction((transaction) => removeTrips(transaction, [strong?.id ?? 0]))
    const [weak] = await list(`device_id=${phone}`)
    expect(weak).not.toHaveProperty('share')
    expect(weak).not.toHaveProperty('overlap')
    expect((await sumOf(`vehicle_id=${vehicle}&${day}`)).distance).toBeCloseTo(weak?.distance ?? NaN, 9)
  })
})

describe('F20: a trip over midnight', () => {
  /** Midnight in Jakarta is 57,600 s after the first position of `testDrive`. */
  const midnight = 57_600
  const overnight = drive(midnight - 600, midnight + 540, [0, 11_400])
  const next = 'from=2024-11-21T00:00:00%2B07:00&to=2024-11-22T00:00:00%2B07:00'

  it('stands in both days, in list and sum, with the part of the day', async () => {
    await arrive(truck, overnight)
    await search()
    const [today, tomorrow] = [
      await list(`${day}&vehicle_id=${vehicle}`),
      await list(`${next}&vehicle_id=${vehicle}`),
    ]
    expect(today).toHaveLength(1)
    expect(tomorrow).toMatchObject([{ id: today[0]?.id, share: { from: '2024-11-20T17:00:00.000Z' } }])
    const [first, second] = [
      await sumOf(`${day}&vehicle_id=${vehicle}`),
      await sumOf(`${next}&vehicle_id=${vehicle}`),
    ]
    expect(first.distance).toBeCloseTo(6, 2)
    expect(second.distance).toBeCloseTo(5.4, 2)
    expect(first.distance + second.distance).toBeCloseTo(today[0]?.distance ?? NaN, 9)
    expect(countedOf(today)).toBeCloseTo(first.distance, 9)
    expect(countedOf(tomorrow)).toBeCloseTo(second.distance, 9)
    expect(await list(next.replaceAll('21', '22').replace('22T00', '23T00'))).toEqual([])
  })

  it('is in the pages and among the neighbours of both days', async () => {
    await arrive(truck, [...overnight, ...drive(midnight + 3_000, midnight + 3_600, [11_400, 17_400])])
    await search()
    const [late, early] = await list(next)
    const page = (await person.get(`/gps/session?limit=1&${next}`)).body
    const second = (await person.get(`/gps/session?limit=1&${next}&cursor=${page.next}`)).body
    expect([page.data[0].id, second.data[0].id, second.next]).toEqual([late?.id, early?.id, undefined])
    const neighbour = async (id: number | undefined, direction: string) =>
      (await person.get(`/gps/session/${id}/neighbour?direction=${direction}&${next}`)).body.data?.id
    expect(await neighbour(late?.id, 'previous')).toBe(early?.id)
    expect(await neighbour(early?.id, 'next')).toBe(late?.id)
    expect(await neighbour(early?.id, 'previous')).toBeUndefined()
  })
})

describe('the depots of a trip', () => {
  it('show only their own part: figures, times and points', async () => {
    const change = at(303, 0).time
    await reassign(test.database, truck, change, { groupId: depotB })
    await arrive(truck, trip)
    await search()
    const [a, b] = [
      await test.signIn(['session.list'], [depotA]),
      await test.signIn(['session.list'], [depotB]),
    ]
    const [ofA, ofB] = [(await list('', a))[0], (await list('', b))[0]]
    expect(ofA?.distance).toBeCloseTo(3.03, 2)
    expect(ofB?.distance).toBeCloseTo(2.97, 2)
    expect(ofB?.start.time).toBe('2024-11-20T01:05:03+00:00')
    expect(ofB).not.toHaveProperty('share')
    const points = async (caller: Caller): Promise<{ time: string }[]> =>
      (await caller.get(`/gps/session/${ofB?.id}`)).body.data.points
    expect((await points(a)).length + (await points(b)).length).toBe(61)
    expect((await points(b)).every(({ time }) => Date.parse(time) >= change)).toBe(true)
    expect((await points(a)).every(({ time }) => Date.parse(time) < change)).toBe(true)
    const bare = (await b.get('/gps/session')).body.data[0]
    expect(bare.points).toHaveLength((await points(b)).length)
    expect((await sumOf(`device_id=${truck}&${day}`, a)).distance).toBeCloseTo(3.03, 2)
    expect((await sumOf(`vehicle_id=${vehicle}&${day}`, b)).distance).toBeCloseTo(2.97, 2)
    expect((await list(`group_id=${depotB}`))[0]?.distance).toBeCloseTo(2.97, 2)
    await test.database.query('update device set group_id = $2 where id = $1', [truck, depotA])
  })
})
