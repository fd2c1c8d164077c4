import type { buildApp } from '../../apps/server/src/buildApp.ts'
import type { Database, Queryable } from '../../apps/server/src/database/Database.ts'
import { dropDays } from '../../apps/server/src/ingest/positionDays.ts'
import { thinTrack } from '../../apps/server/src/measure/thinTrack.ts'
import { readPositions } from '../../apps/server/src/positions/positionRepository.ts'
import {
  dropTrips,
  keepPoints,
  listTripsToThin,
  readTrack,
} from '../../apps/server/src/trips/tripRetention.ts'
import { firstState } from '../../apps/server/src/trips/TripDetector.ts'
import { MAX_DEVICES, searchTrips } from '../../apps/server/src/trips/TripSearch.ts'
import { median } from '../median.ts'
import { dayMs, type Size } from './fillDays.ts'

/** The server without open ports. */
export type App = Awaited<ReturnType<typeof buildApp>>

const REQUESTS = 20
/** This many trips are read, simplified or deleted; the results are times for one trip. */
const TRIPS = 500

/** Returns the duration of `work` in ms. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Returns the size in MB of a partitioned or plain table with its indexes. */
export async function sizeOf(database: Database, name: string): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(relid))::float8 as bytes from pg_partition_tree($1)`,
    [name],
  )
  const [plain] = await database.query<{ bytes: number }>(
    'select pg_total_relation_size($1)::float8 as bytes',
    [name],
  )
  return Math.max(row?.bytes ?? 0, plain?.bytes ?? 0) / 1e6
}

/** Measures the time in ms to read the first page of the trip list of a week. */
export async function tripList(app: App, token: string, end: number): Promise<number[]> {
  const from = new Date(end - 7 * dayMs).toISOString()
  const url = `/api/v1/gps/session?limit=200&untimed=0&from=${from}`
  return repeat(REQUESTS, async () => {
    const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
  })
}

/** Measures the time in ms to read the positions of a device on one day; each round reads other devices. */
export async function deviceDay(database: Database, { devices, days }: Size, end: number, round: number) {
  return repeat(REQUESTS, async (n) => {
    const start = end - (1 + (n % (days - 4))) * dayMs
    const deviceId = 1 + (((round * REQUESTS + n) * 97) % devices)
    await readPositions(database, deviceId, { start, end: start + dayMs })
  })
}

/** Measures the time in ms to detect the trips of 50 devices that each have 50 minutes of new positions. */
export async function tripSearch(database: Database, { devices }: Size, end: number): Promise<number[]> {
  const searchedTo = end - 3_600_000
  await database.query('delete from trip_state')
  await database.query(
    `insert into trip_state (device_id, time, state)
     select id, to_timestamp($1::float8 / 1000), $2::jsonb from device`,
    [searchedTo, JSON.stringify({ ...firstState(null), time: searchedTo })],
  )
  const times: number[] = []
  for (let first = 1; first < devices; first += MAX_DEVICES) {
    await database.query(
      `update trip_work set from_time = to_timestamp($2::float8 / 1000), marked_at = now()
       where device_id between $1 and $1 + ${MAX_DEVICES - 1}`,
      [first, end - 3_000_000],
    )
    times.push(await timeOf(() => searchTrips(database, end)))
    await database.query(`update trip_work set from_time = 'infinity', marked_at = 'infinity'`)
  }
  return times
}

/** Deletes the positions before a given time as retention does; returns how many seconds that takes. */
export async function dropBefore(database: Database, edge: number): Promise<number> {
  const ms = await timeOf(async () => {
    for (let hasMore = true; hasMore;)
      hasMore = await database.transaction((transaction) => dropDays(transaction, edge))
  })
  return ms / 1_000
}

/** Measures the time in ms to read the points of a trip. */
export async function readTracks(database: Database, { trips, days }: Size, round: number) {
  return repeat(TRIPS, (n) => readTrack(database, 1 + ((round * 7919 + n * 104_729) % (trips * days))))
}

/** Measures the time in ms in which retention simplifies a trip. */
export async function thinTrips(database: Database, end: number): Promise<number> {
  let done = 0
  const ms = await timeOf(async () => {
    for (; done < TRIPS;) done += await database.transaction((transaction) => thin(transaction, end))
  })
  return ms / done
}

/** Deletes the oldest trips as retention does; returns the mean time for one trip in ms. */
export async function dropOldTrips(database: Database): Promise<number> {
  const [row] = await database.query<{ before: number }>(
    `select extract(epoch from end_time)::float8 * 1000 as before from gps_session order by end_time offset $1 limit 1`,
    [TRIPS],
  )
  const ms = await timeOf(async () => {
    for (let hasMore = true; hasMore;)
      hasMore = await database.transaction((transaction) => dropTrips(transaction, row?.before ?? 0))
  })
  return ms / TRIPS
}

/** Simplifies a batch of trips, as retention does; returns the number of trips. */
async function thin(transaction: Queryable, before: number): Promise<number> {
  const trips = await listTripsToThin(transaction, before)
  for (const id of trips) {
    const points = await readTrack(transaction, id)
    const seqs = thinTrack(points).flatMap((index) => points[index]?.seq ?? [])
    await keepPoints(transaction, id, seqs)
  }
  return trips.length
}

async function repeat(count: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) times.push(await timeOf(() => work(n)))
  return times
}

/** Returns the median as text. */
export function medianText(times: number[], digits = 1): string {
  return median(times).toFixed(digits)
}
