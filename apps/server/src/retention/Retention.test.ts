import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptServerClock } from '../clock/serverClock.ts'
import { readConfig } from '../config/config.ts'
import { addDays } from '../ingest/positionDays.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { Retention } from './Retention.ts'

const day = 86_400_000
/** A Monday. The eleven days before it contain two weekends. */
const now = Date.UTC(2026, 10, 23, 8)

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

const retention = (options: { positionDays: number; tripDays: number }) =>
  new Retention(test.database, { auditDays: 730, ...options, now: () => now })

let made = 0
async function makeDevice(): Promise<number> {
  made += 1
  const [row] = await test.database.query<{ id: number }>(
    'insert into device (name, imei) values ($1, $1) returning id',
    [`r${String(made)}`],
  )
  return row?.id ?? 0
}

/** Stores one position for each age in days. */
async function store(deviceId: number, ...ages: number[]) {
  await test.database.query(
    `insert into position (device_id, time, lat, lng)
     select $1, to_timestamp(ms / 1000), -6.2, 106.8 from unnest($2::float8[]) as t (ms)`,
    [deviceId, ages.map((age) => now - age * day)],
  )
}

/** Returns the ages of stored positions in days, oldest first. */
async function ages(deviceId: number) {
  const rows = await test.database.query<{ time: Date }>(
    'select time from position where device_id = $1 order by time',
    [deviceId],
  )
  return rows.map(({ time }) => (now - time.getTime()) / day)
}

/** Stores a straight trip that ended `endAge` days ago, with one point for each minute. */
async function makeTrip(deviceId: number, endAge: number, minutes: number, source = 'tracker') {
  const [row] = await test.database.query<{ id: number }>(
    `insert into gps_session (device_id, source, start_time, end_time, distance_km, point_count)
     values ($1, $5, to_timestamp($2::float8 / 1000), to_timestamp($3::float8 / 1000), 9.5, $4) returning id`,
    [deviceId, now - endAge * day - minutes * 60_000, now - endAge * day, minutes + 1, source],
  )
  await test.database.query(
    `insert into gps_point (session_id, seq, time, lat, lng, speed)
     select $1, n, to_timestamp($2::float8 / 1000) + n * interval '1 minute', -6.2 + n * 0.005, 106.8, 40 + n
     from generate_series(0, $3::int) as n`,
    [row?.id, now - endAge * day - minutes * 60_000, minutes],
  )
  return row?.id ?? 0
}

async function tripOf(id: number) {
  const [trip] = await test.database.query(
    `select point_count::int as count, distance_km as km,
       (select json_agg(seq order by seq) from gps_point where session_id = gps_session.id) as points
     from gps_session where id = $1`,
    [id],
  )
  return trip
}

describe('Retention', () => {
  it('keeps the positions of seven working days at the smallest allowed POSITION_DAYS', async () => {
    const positionDays = 11
    expect(() => readConfig({ POSITION_DAYS: '10' })).toThrow(/POSITION_DAYS/)
    const device = await makeDevice()
    const workingDays = [0.1, 3, 4, 5, 6, 7, 10.9]
    await store(device, 400, 13, ...workingDays)
    const trip = await makeTrip(device, 10, 20)
    await retention({ positionDays, tripDays: 0 }).runOnce()
    expect(await ages(device)).toEqual(workingDays.toReversed())
    expect(await tripOf(trip)).toMatchObject({ count: 21 })
  })

  it('thins an old trip without changing its distance', async () => {
    const device = await makeDevice()
    const [old, imported] = [await makeTrip(device, 40, 20), await makeTrip(device, 40, 20, 'gpx')]
    await retention({ positionDays: 30, tripDays: 0 }).runOnce()
    expect(await tripOf(old)).toEqual({ count: 2, km: 9.5, points: [0, 20] })
    expect(await tripOf(imported)).toMatchObject({ count: 21 })
  })

  it('deletes the positions of whole days, and keeps all points of a trip that has newer positions', async () => {
    const device = await makeDevice()
    await store(device, 31.5, 31.01, 30.99)
    const trip = await makeTrip(device, 30.99, 60)
    await retention({ positionDays: 30, tripDays: 0 }).runOnce()
    expect((await ages(device)).map((age) => age.toFixed(2))).toEqual(['31.01', '30.99'])
    expect(await tripOf(trip)).toMatchObject({ count: 61 })
  })

  it('deletes trips only when configured, and never imported ones', async () => {
    const device = await makeDevice()
    const trips = await Promise.all([
      makeTrip(device, 100, 5),
      makeTrip(device, 80, 5),
      makeTrip(device, 100, 5, 'csv'),
    ])
    await retention({ positionDays: 30, tripDays: 0 }).runOnce()
    expect((await Promise.all(trips.map(tripOf))).every(Boolean)).toBe(true)
    await retention({ positionDays: 30, tripDays: 90 }).runOnce()
    expect((await Promise.all(trips.map(tripOf))).map(Boolean)).toEqual([false, true, true])
  })

  it('deletes old position counts, unknown devices, refused positions, trip checkpoints and engine runs', async () => {
    const device = await makeDevice()
    const at = (age: number) => `to_timestamp(${String(now - age * day)} / 1000.0)`
    await test.database.query(`
      insert into position_count values (${device}, ${at(9)}, 'late', 1), (${device}, ${at(7)}, 'late', 1);
      insert into unknown_device (imei, protocol, last_seen) values ('a', 'gt06', ${at(31)}), ('b', 'gt06', ${at(29)});
      insert into refused_position (device_id, received_at, reason) values (${device}, ${at(32)}, 'zero'), (${device}, ${at(30)}, 'zero');
      insert into trip_checkpoint values (${device}, ${at(40)}, '{}'), (${device}, ${at(1)}, '{}');
      insert into engine_run (device_id, from_at, to_at, stored_at)
        values (${device}, ${at(4)}, ${at(3)}, ${at(3)}), (${device}, ${at(3)}, ${at(1)}, ${at(3)});
    `)
    await retention({ positionDays: 30, tripDays: 0 }).runOnce()
    const tables = ['position_count', 'unknown_device', 'refused_position', 'trip_checkpoint', 'engine_run']
    const left = await Promise.all(tables.map((table) => test.database.query(`select from ${table}`)))
    expect(left.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1])
  })

  it('gives the same result if two servers run it at the same time', async () => {
    const device = await makeDevice()
    await store(device, 100, 1)
    const trip = await makeTrip(device, 40, 20)
    await Promise.all([1, 2].map(() => retention({ positionDays: 30, tripDays: 0 }).runOnce()))
    expect(await ages(device)).toEqual([1])
    expect(await tripOf(trip)).toMatchObject({ count: 2 })
  })

  it('runs the other steps if one fails', async () => {
    const later = Date.UTC(2031, 4, 17)
    await acceptServerClock(test.database, later)
    const run = () =>
      new Retention(test.database, {
        auditDays: 730,
        positionDays: 30,
        tripDays: 0,
        now: () => later,
      }).runOnce()
    const trip = await makeTrip(await makeDevice(), 40, 20)
    await addDays(test.database, [later - 90 * day])
    await test.database.query('create view one_day as select * from position_20310216')
    await expect(run()).rejects.toThrow('other objects depend on it')
    expect(await tripOf(trip)).toMatchObject({ count: 2 })
    await test.database.query('drop view one_day')
    await run()
  })
})
