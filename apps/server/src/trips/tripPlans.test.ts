import { everything } from '../testing/testAuthority.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import type { TripFilter } from './tripFilter.ts'
import { listTrips } from './tripListRepository.ts'

const TRIPS = 100_000
const TRIPS_A_DAY = 24 * 6
/** Number of rows that one statement inserts. It is limited, because statements have a time limit. */
const AT_ONCE = 5_000

// Runs only on PostgreSQL, because filling the embedded database takes a minute.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('X09 a page of 100,000 trips', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await createTestDatabase()
    await test.database.query(`
      insert into device (name, imei) select n, n from generate_series(1, 50) n;
      insert into driver (name) select n from generate_series(1, 50) n;
      insert into brand (id, name) values (900001, 'X09');
      insert into vehicle_type (id, brand_id, name) values (900001, 900001, 'X09');
      insert into vehicle (type_id, number) select 900001, 'B ' || n from generate_series(1, 50) n;
    `)
    for (let first = 1; first < TRIPS; first += AT_ONCE) {
      await test.database.query(
        `insert into gps_session (device_id, driver_id, vehicle_id, source, start_time, end_time, distance_km, point_count)
         select n % 50 + 1, n % 50 + 1, n % 50 + 1, 'test', start, start + interval '1 hour', 1, 0
         from generate_series($1::int, $2::int) n, lateral (select case when n % 100 > 0 then
           timestamptz '2020-01-01Z' + n * interval '10 minutes' end as start) as s`,
        [first, first + AT_ONCE - 1],
      )
    }
    await test.database.query('analyze')
  })
  afterAll(() => test.close())

  /** Returns PostgreSQL's query plan for one page of trips. */
  async function planOf(filter: TripFilter, range: Parameters<typeof listTrips>[3]) {
    let plan = ''
    const explaining = {
      query: async <Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> => {
        const explain = `explain (analyze, timing off, costs off, summary off) ${text}`
        const lines = await test.database.query<{ 'QUERY PLAN': string }>(explain, params)
        plan = lines.map((line) => line['QUERY PLAN']).join('\n')
        return []
      },
    }
    await listTrips(explaining, everything, filter, range)
    return plan
  }

  const middle = { startMicros: Date.UTC(2021, 0, 1) * 1000, id: 50_000 }
  const untimed = { startMicros: null, id: 50_000 }
  it.each<[string, TripFilter, Parameters<typeof listTrips>[3]]>([
    ['a page of the newest trips', {}, { limit: 201 }],
    ['a page in the middle', {}, { limit: 201, after: middle }],
    ['a page among the untimed trips', {}, { limit: 201, after: untimed }],
    ['a page of only untimed trips', { untimed: true }, { limit: 201 }],
    ['a page of a week', { from: '2021-01-01T00:00:00Z', to: '2021-01-08T00:00:00Z' }, { limit: 201 }],
    [
      'the longest trips of a week',
      { from: '2021-01-01T00:00:00Z', to: '2021-01-08T00:00:00Z', sort: 'distance' },
      { limit: 201 },
    ],
    ['a page before a time', { to: '2020-06-01T00:00:00Z' }, { limit: 201 }],
    ['a page of a device', { deviceId: 7 }, { limit: 201, after: middle }],
    ['a page of a vehicle', { vehicleId: 7 }, { limit: 201, after: middle }],
    ['a page of a driver', { driverId: 7 }, { limit: 201, after: middle }],
    [
      'a page of a device in a week',
      { deviceId: 7, from: '2021-01-01T00:00:00Z', to: '2021-01-08T00:00:00Z' },
      { limit: 201 },
    ],
    ['the previous trip', {}, { limit: 1, after: middle }],
    ['the next trip of a driver', { driverId: 7 }, { limit: 1, before: middle }],
  ])('%s is read with an index that returns hardly any other rows', async (_, filter, range) => {
    const plan = await planOf(filter, range)
    expect(plan).toMatch(/trip_share_\w*listed/)
    expect(plan).not.toContain('Seq Scan on gps_session')
    expect(plan).not.toContain('Seq Scan on trip_share')
    const removed = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows))
    // The trips of the day before the period, which can last into it.
    expect(removed.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(TRIPS_A_DAY)
  })
})
