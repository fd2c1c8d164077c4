import type { Database } from '../../apps/server/src/database/Database.ts'
import { addDays } from '../../apps/server/src/ingest/positionDays.ts'

/** Amount of data that the benchmark stores. */
export interface Size {
  devices: number
  days: number
  /** Number of positions that one device stores in a day. */
  positions: number
  /** Number of trips that all devices together make in a day. */
  trips: number
  /** Number of points in each trip. */
  points: number
}

export const dayMs = 86_400_000

/** Adds devices, and then their trips with points, oldest first; the last day ends at `end`, a midnight in UTC. */
export async function fillTrips(database: Database, size: Size, end: number): Promise<void> {
  await database.query('insert into device (name, imei) select n, n from generate_series(1, $1::int) n', [
    size.devices,
  ])
  await database.query(`insert into trip_work (device_id, from_time, marked_at)
    select id, 'infinity', 'infinity' from device`)
  for (const day of daysOf(size, end)) {
    await database.transaction(async (transaction) => {
      const trips = await transaction.query<{ first: number; last: number }>(
        `with trip as (
           insert into gps_session (device_id, source, start_time, end_time, distance_km, speed_kmh, point_count, group_id)
           select 1 + n % $1, 'tracker', at, at + interval '20 minutes', 9.5, 30, $4, 1
           from generate_series(1, $2::int) n,
             lateral (select to_timestamp($3::float8 / 1000) + n * interval '23 hours' / $2 as at) t
           returning id
         ) select min(id) as first, max(id) as last from trip`,
        [size.devices, size.trips, day, size.points],
      )
      await transaction.query(
        `insert into gps_point (session_id, seq, time, lat, lng, speed, heading)
         select id, seq, now(), -6.2 + seq * 0.001 + id % 7 * seq % 3 * 0.0005, 106.8, 40, 90
         from generate_series($1::int, $2::int) id, generate_series(0, $3::int - 1) seq`,
        [trips[0]?.first, trips[0]?.last, size.points],
      )
    })
  }
}

/**
 * Stores the same positions in two tables, oldest first: `other_position` has a single partition, and `position` has a
 * partition for each day. Returns for each table how many rows were stored in a second.
 */
export async function fillPositions(database: Database, size: Size, end: number) {
  const tomorrow = stamp(end + 2 * dayMs)
  await database.query(`create table other_position (like position including all) partition by range (time)`)
  await database.query(`create table other_position_1 partition of other_position
    for values from (minvalue) to ('${tomorrow} 00:00:00+00')`)
  const old = await database.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'position'::regclass`,
  )
  for (const { name } of old) await database.query(`drop table ${name}`)
  await addDays(database, [...daysOf(size, end), end])
  const rates = []
  for (const table of ['other_position', 'position']) {
    const began = performance.now()
    for (const day of daysOf(size, end)) {
      await database.query(
        `insert into ${table} (device_id, time, lat, lng, speed, heading)
         select id, to_timestamp($1::float8 / 1000) + n * interval '1 day' / $2, -6.2 + n * 0.0001, 106.8, 40, 90
         from generate_series(0, $2::int - 1) n, device`,
        [day, size.positions],
      )
    }
    rates.push((size.devices * size.days * size.positions) / ((performance.now() - began) / 1_000))
  }
  const name = `position_before_${tomorrow}`
  await database.query(`alter table other_position_1 rename to ${name}`)
  return rates
}

/** Copies the points into `other_point`, with a partition for each day; only this benchmark has this layout. */
export async function copyPoints(database: Database, size: Size): Promise<void> {
  await database.query(
    `create table other_point (like gps_point including all) partition by range (session_id)`,
  )
  for (let day = 0; day < size.days; day += 1) {
    const [from, to] = [day * size.trips + 1, (day + 1) * size.trips + 1]
    await database.query(
      `create table other_point_${day} partition of other_point for values from (${from}) to (${to})`,
    )
    await database.query(
      `insert into other_point select * from gps_point where session_id between ${from} and ${to - 1}`,
    )
  }
}

/** Swaps the names of two tables. */
export async function swap(database: Database, one: string, other: string): Promise<void> {
  await database.query(`alter table ${one} rename to swapped; alter table ${other} rename to ${one};
    alter table swapped rename to ${other}`)
}

function daysOf({ days }: Size, end: number): number[] {
  return Array.from({ length: days }, (_, day) => end - (days - day) * dayMs)
}

function stamp(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '')
}
