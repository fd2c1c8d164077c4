import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Position } from '../positions/positionRepository.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { assignDevices, drive } from '../testing/testDrive.ts'
import { searchTrips } from './TripSearch.ts'
import { askForSearch } from './tripWorkRepository.ts'

describe('the sum of the trips of a period', () => {
  let test: TestApp
  let person: Caller
  let [device, vehicle] = [0, 0]

  beforeAll(async () => {
    test = await createTestApp()
    person = await test.signIn(['session.list'])
    const [row] = await test.database.query<{ id: number; vehicle_id: number }>(
      `with unit as (insert into vehicle (type_id, number) select min(id), 'B 1 SUM' from vehicle_type returning id)
       insert into device (name, imei, vehicle_id) select 'Pelacak 01', 'a', id from unit returning id, vehicle_id`,
    )
    device = row?.id ?? 0
    vehicle = row?.vehicle_id ?? 0
    await assignDevices(test.database, [device])
  })
  afterAll(() => test.close())
  beforeEach(() =>
    test.database.query('delete from gps_session; delete from position; delete from trip_state'),
  )

  /** The day in Jakarta on which the drives of `testDrive` take place. */
  const day = 'from=2024-11-20T00:00:00%2B07:00&to=2024-11-21T00:00:00%2B07:00'
  const read = (query: string) => person.get(`/gps/summary?${query}`)
  const sumOf = async (query: string) => (await read(query)).body.data

  async function addTrip(start: string, end: string, km: number, kmh: number | null) {
    const [row] = await test.database.query<{ id: number }>(
      `insert into gps_session (device_id, vehicle_id, source, start_time, end_time, distance_km, speed_kmh, point_count)
       values ($1, $2, 'test', $3, $4, $5, $6, 0) returning id`,
      [device, vehicle, start, end, km, kmh],
    )
    return row?.id ?? 0
  }

  /**
   * Stores positions as ingest does, and then detects trips. The time of the detection is 1 s after the last position.
   */
  async function arrive(positions: readonly Position[]) {
    for (const { time, lat, lng } of positions) {
      await test.database.query(
        'insert into position (device_id, time, lat, lng) values ($1, to_timestamp($2::float8 / 1000), $3, $4)',
        [device, time, lat, lng],
      )
    }
    await askForSearch(test.database, { deviceId: device, fromTime: positions[0]?.time ?? 0 })
    await searchTrips(test.database, (positions.at(-1)?.time ?? 0) + 1_000)
  }

  it('is 0 without trips', async () => {
    const nothing = { distance: 0, driving: 0, trips: 0, running: false, simulated: false }
    expect(await sumOf(`device_id=${device}&${day}`)).toEqual(nothing)
    expect(await sumOf(`driver_id=9999999999&${day}`)).toEqual(nothing)
  })

  it('adds trips up; driving time is the time in motion', async () => {
    await addTrip('2024-11-20T08:00:00+07:00', '2024-11-20T09:00:00+07:00', 30, 40)
    await addTrip('2024-11-20T10:00:00+07:00', '2024-11-20T10:10:00+07:00', 1.5, null)
    await addTrip('2024-11-21T08:00:00+07:00', '2024-11-21T09:00:00+07:00', 99, 40)
    await addTrip('2024-11-19T08:00:00+07:00', '2024-11-19T09:00:00+07:00', 99, 40)
    const sum = { distance: 31.5, driving: 2_700, trips: 2, running: false }
    expect(await sumOf(`device_id=${device}&${day}`)).toMatchObject(sum)
    expect(await sumOf(`vehicle_id=${vehicle}&${day}`)).toMatchObject(sum)
  })

  it('counts only the part of a trip within the period', async () => {
    const id = await addTrip('2024-11-19T23:50:00+07:00', '2024-11-20T00:10:00+07:00', 4, 12)
    // Each point is 200 m further east and one minute later than the previous point.
    await test.database.query(
      `insert into gps_point (session_id, seq, time, lat, lng, speed)
       select $1, n, timestamptz '2024-11-19T23:50:00+07:00' + n * interval '1 minute', 0, n * 0.2 / 111.195, 12
       from generate_series(0, 20) n`,
      [id],
    )
    const sum = await sumOf(`device_id=${device}&${day}`)
    expect(sum).toMatchObject({ driving: 600, trips: 1 })
    expect(sum.distance).toBeCloseTo(2, 2)
  })

  it('is marked as simulated if a simulated trip is only partly within the period', async () => {
    const id = await addTrip('2024-11-19T23:50:00+07:00', '2024-11-20T00:10:00+07:00', 4, 12)
    await test.database.query('update gps_session set simulated = true where id = $1', [id])
    await test.database.query(
      `insert into gps_point (session_id, seq, time, lat, lng)
       select $1, n, timestamptz '2024-11-19T23:50:00+07:00' + n * interval '1 minute', 0, n * 0.002
       from generate_series(0, 20) n`,
      [id],
    )
    expect(await sumOf(`device_id=${device}&${day}`)).toMatchObject({ trips: 1, simulated: true })
  })

  it('includes the running trip', async () => {
    await arrive(drive(0, 600, [0, 6_000]))
    const sum = await sumOf(`vehicle_id=${vehicle}&${day}`)
    expect(sum).toMatchObject({ driving: 600, trips: 1, running: true })
    expect(sum.distance).toBeCloseTo(6, 2)
    expect(
      await sumOf(`device_id=${device}&from=2024-11-21T00:00:00Z&to=2024-11-22T00:00:00Z`),
    ).toMatchObject({ trips: 0, running: false })
  })

  it.each([
    ['no owner', day],
    ['two owners', `device_id=1&driver_id=1&${day}`],
    ['no period', 'device_id=1'],
    ['a period that ends before it starts', 'device_id=1&from=2024-11-21T00:00:00Z&to=2024-11-20T00:00:00Z'],
    ['a period of two months', 'device_id=1&from=2024-11-21T00:00:00Z&to=2025-01-20T00:00:00Z'],
  ])('refuses %s', async (_case, query) => {
    expect((await read(query)).status).toBe(400)
  })
})
