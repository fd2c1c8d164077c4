import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { anyPositions, assignDevices, at, drive } from '../testing/testDrive.ts'
import { detectTrips } from '../testing/detectTrips.ts'
import type { Position } from '../positions/positionRepository.ts'
import { TripSearch, searchAgain, searchSeparately, searchTrips } from './TripSearch.ts'
import { findAlias } from './tripRepository.ts'
import { askForSearch } from './tripWorkRepository.ts'

let test: TestDatabase
let device = 0
const later = at(30 * 86_400, 0).time

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.query('delete from gps_session; delete from device')
  const [row] = await test.database.query<{ id: number }>(
    `insert into device (name, imei) values ('Pelacak 01', '861230049808497') returning id`,
  )
  device = row?.id ?? 0
})

/** Stores positions and marks the device for a trip search in one transaction, as ingest does. */
async function arrive(positions: readonly Position[]): Promise<void> {
  if (positions.length === 0) return
  await test.database.transaction(async (transaction) => {
    await transaction.query(
      `insert into position (device_id, time, lat, lng, speed, heading)
       select $1, to_timestamp(ms / 1000), lat, lng, speed, heading
       from unnest($2::float8[], $3::float8[], $4::float8[], $5::real[], $6::real[]) as t (ms, lat, lng, speed, heading)
       on conflict do nothing`,
      [
        device,
        positions.map(({ time }) => time),
        positions.map(({ lat }) => lat),
        positions.map(({ lng }) => lng),
        positions.map(({ speed }) => speed),
        positions.map(({ heading }) => heading),
      ],
    )
    const fromTime = Math.min(...positions.map(({ time }) => time))
    await askForSearch(transaction, { deviceId: device, fromTime })
  })
}

async function searchAll(now = later): Promise<void> {
  for (let round = 0; (await searchTrips(test.database, now)) > 0; round += 1)
    if (round > 200) throw new Error('The search does not end')
}

interface Stored {
  id: number
  start: number
  end: number
  points: number
  km: number
  kmh: number | null
}

function stored(): Promise<Stored[]> {
  return test.database.query(
    `select id, extract(epoch from start_time)::float8 * 1000 as start, extract(epoch from end_time)::float8 * 1000 as end,
       (select count(*) from gps_point where session_id = gps_session.id) as points, distance_km as km, speed_kmh as kmh
     from gps_session where source = 'tracker' and point_count = (select count(*) from gps_point where session_id = gps_session.id)
     order by start_time`,
  )
}

function expected(positions: readonly Position[]): Omit<Stored, 'id'>[] {
  return detectTrips(positions)
    .toSorted(byStart)
    .map((trip) => ({
      start: trip.start,
      end: trip.end,
      points: trip.points.length,
      km: trip.distanceKm,
      kmh: trip.speedKmh,
    }))
}

function byStart(a: { start: number }, b: { start: number }): number {
  return a.start - b.start
}

function withoutIds(rows: readonly Stored[]): Omit<Stored, 'id'>[] {
  return rows.map(({ start, end, points, km, kmh }) => ({ start, end, points, km, kmh }))
}

/** Splits positions into batches, some of which arrive out of order. */
function batchesOf(positions: readonly Position[], cuts: readonly { size: number; delay: number }[]) {
  let from = 0
  const batches = cuts.map(({ size, delay }, index) => {
    from += size
    return { batch: positions.slice(from - size, from), rank: index + delay }
  })
  return batches
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ batch }) => batch)
    .filter((batch) => batch.length > 0)
}

/** The positions of six hours. Every half hour the vehicle makes a trip of 4 km in five minutes. */
const day = Array.from({ length: 12 }, (_, trip) => [
  ...drive(trip * 1800, trip * 1800 + 300, [trip * 4000, trip * 4000 + 4000]),
  ...drive(trip * 1800 + 310, trip * 1800 + 1790, [trip * 4000 + 4000, trip * 4000 + 4000]),
]).flat()

describe('TripSearch', () => {
  it('stores the same trips if batches arrive late, and if it searches all positions again', async () => {
    let random = 7
    const batches: Position[][] = []
    for (let from = 0; from < day.length; from += 240) {
      random = (random * 48_271) % 2_147_483_647
      // Some batches arrive before an older batch, as if a tunnel had delayed the older one.
      batches.splice(batches.length - (random % 4 === 0 ? 1 : 0), 0, day.slice(from, from + 240))
    }
    for (const [index, batch] of batches.entries()) {
      await arrive(batch)
      if (index % 3 !== 1) await searchAll(day[0]?.time)
    }
    await searchAll()
    const live = await stored()
    expect(live.length).toBe(12)
    expect(withoutIds(live)).toEqual(expected(day))

    expect(await searchAgain(test.database)).toBe(1)
    expect(await stored()).toEqual(live)
  })

  it('finds the same trips for any order of batches', async () => {
    const cut = fc.record({ size: fc.integer({ min: 1, max: 60 }), delay: fc.nat({ max: 3 }) })
    const history = fc.tuple(anyPositions, fc.array(cut, { minLength: 100, maxLength: 100 }))
    await fc.assert(
      fc.asyncProperty(history, async ([positions, cuts]) => {
        await test.database.query(
          'delete from gps_session; delete from position; delete from trip_state; delete from trip_checkpoint',
        )
        for (const [index, batch] of batchesOf(positions, cuts).entries()) {
          await arrive(batch)
          if (index % 2 === 0) await searchTrips(test.database, batch[0]?.time ?? 0)
        }
        await searchAll()
        expect(withoutIds(await stored())).toEqual(expected(positions))
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })

  it('stores a trip only after it ends, at rest or after a time without positions', async () => {
    const trip = drive(0, 600, [0, 6000])
    const last = at(600, 0).time
    await arrive(trip)
    await searchAll(last + 1000)
    expect(await stored()).toEqual([])
    await searchAll(last + 11 * 60_000)
    const [first] = await stored()
    expect(first?.points).toBe(61)

    await arrive(drive(900, 1200, [8000, 11_000]))
    await searchAll()
    const [longer, ...others] = await stored()
    expect(others).toEqual([])
    expect(longer).toMatchObject({ id: first?.id, points: 92 })
  })

  it('joins two trips when positions between them arrive late', async () => {
    const whole = drive(3600, 6000, [20_000, 44_000])
    await arrive([...drive(0, 300, [0, 3000]), ...whole.slice(0, 60), ...whole.slice(150)])
    await searchAll()
    const before = await stored()
    expect(before).toHaveLength(3)
    await arrive(whole.slice(60, 150))
    await searchAll()
    const after = await stored()
    // The longest part keeps the id.
    expect(after.map(({ id }) => id)).toEqual([before[0]?.id, before[2]?.id])
    expect(await findAlias(test.database, before[1]?.id ?? 0)).toBe(before[2]?.id)
    expect(after[0]).toEqual(before[0])
    expect(after[1]?.points).toBe(whole.length)
  })

  it('finds trips of other devices when one device fails', async () => {
    await arrive(drive(0, 600, [0, 6000]))
    const [other] = await test.database.query<{ id: number }>(
      `insert into device (name, imei) values ('Rusak', '861230049808505') returning id`,
    )
    await test.database.query(
      `insert into trip_state (device_id, time, state) values ($1, 'epoch', '{"heads": 5}')`,
      [other?.id],
    )
    await test.database.query(
      `insert into position (device_id, time, lat, lng) select $1, time, lat, lng from position`,
      [other?.id],
    )
    await askForSearch(test.database, { deviceId: other?.id, fromTime: at(0, 0).time })
    await expect(searchTrips(test.database, later)).rejects.toThrow(TypeError)
    const errors: unknown[] = []
    await searchSeparately(test.database, later, (error) => errors.push(error))
    expect(errors).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
    // The server tries the trip search for the failing device again later, so this device does not block the others.
    expect(await searchTrips(test.database, at(0, 0).time)).toBe(0)
  })

  it('keeps trips whose positions were deleted', async () => {
    await arrive(day)
    await searchAll()
    const before = await stored()
    await test.database.query('delete from position where time < to_timestamp($1::float8 / 1000)', [
      at(5 * 1800 + 100, 0).time,
    ])
    await searchAgain(test.database, device)
    expect(await stored()).toEqual(before)
  })

  it('keeps the vehicle of a trip when the device is removed from the vehicle', async () => {
    const [vehicle] = await test.database.query<{ id: number }>(
      `insert into vehicle (type_id, number) values ((select min(id) from vehicle_type), 'B 6 TRP') returning id`,
    )
    await test.database.query('update device set vehicle_id = $1', [vehicle?.id])
    await assignDevices(test.database, [device])
    await arrive(drive(0, 600, [0, 6000]))
    await searchAll()
    await test.database.query('update device set vehicle_id = null')
    await arrive(drive(610, 900, [6000, 9000]))
    await searchAll()
    expect(
      await test.database.query('select vehicle_id, source, simulated, point_count from gps_session'),
    ).toEqual([{ vehicle_id: vehicle?.id, source: 'tracker', simulated: false, point_count: 91 }])
    await test.database.query(
      'delete from gps_session; update device set vehicle_id = null; delete from device_assignment; delete from vehicle',
    )
  })

  it('rolls back a failed search and repeats it', async () => {
    await arrive(day)
    await test.database.query('alter table gps_point add constraint broken check (seq < 5) not valid')
    await expect(searchAll()).rejects.toThrow('broken')
    await test.database.query('alter table gps_point drop constraint broken')
    await searchAll()
    expect(withoutIds(await stored())).toEqual(expected(day))
  })

  it('stores each trip once if several servers search', async () => {
    await arrive(day)
    await Promise.all([searchAll(), searchAll(), searchAll()])
    expect(withoutIds(await stored())).toEqual(expected(day))
  })

  it('runs at start and when woken, until it is stopped', async () => {
    const search = new TripSearch(test.database, (error) => expect.fail(String(error)))
    await arrive(drive(0, 600, [0, 6000]))
    search.start()
    await expect.poll(stored, { timeout: 5000 }).toHaveLength(1)
    await arrive(drive(7200, 7800, [6000, 12_000]))
    search.wake()
    await expect.poll(stored, { timeout: 4000 }).toHaveLength(2)
    await search.stop()
    await arrive(drive(14_400, 15_000, [12_000, 18_000]))
    search.wake()
    expect(await stored()).toHaveLength(2)
  })

  it('keeps the trip of one vehicle if another vehicle with the same IMEI drives for longer', async () => {
    const north = (positions: Position[]) => positions.map((place) => ({ ...place, lat: place.lat + 0.2 }))
    const short = [...drive(0, 900, [0, 9000]), ...drive(910, 3000, [9000, 9000])]
    const long = north([...drive(5, 2405, [40_000, 64_000]), ...drive(2415, 3005, [64_000, 64_000])])
    const woven = [...short, ...long].toSorted((a, b) => a.time - b.time)
    for (let from = 0; from < woven.length; from += 40) {
      await arrive(woven.slice(from, from + 40))
      await searchAll(woven[from + 39]?.time ?? later)
    }
    await searchAll()
    const found = await stored()
    expect(found.map(({ start, end }) => (end - start) / 1000)).toEqual([900, 2400])
    await searchAgain(test.database, device)
    expect(await stored()).toEqual(found)
  })

  it('keeps one checkpoint per three hours', async () => {
    for (let from = 0; from < day.length; from += 120) {
      await arrive(day.slice(from, from + 120))
      await searchAll()
    }
    const [row] = await test.database.query<{ count: number; longest: number }>(
      'select count(*) as count, max(length(state::text)) as longest from trip_checkpoint',
    )
    expect(row?.count).toBeLessThanOrEqual(4)
    expect(row?.longest).toBeLessThan(1500)
  })
})
