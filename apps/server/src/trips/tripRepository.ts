import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'
import { type MeasuredPoint, type TripMeasures, standstillKmh } from '../measure/measureTrip.ts'
import type { Trip } from './buildTrip.ts'
import { removeTrips, shareTrips } from './tripShares.ts'

/**
 * Inserts a trip, or updates the stored trip `id`. Returns the id of the trip. The caller then calls `shareTrips`, which
 * sets the vehicle and the driver.
 */
export async function storeTrip(
  database: Queryable,
  deviceId: number,
  trip: Trip,
  id: number | null,
): Promise<number> {
  const values = [
    `tracker:${String(deviceId)}:${String(trip.start)}`,
    trip.start,
    trip.end,
    trip.distanceKm,
    trip.speedKmh,
    trip.points.length,
  ]
  const times = 'to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000)'
  const [stored] = await database.query<{ id: number }>(
    id === null
      ? `insert into gps_session (device_id, source, fingerprint, start_time, end_time, distance_km, speed_kmh, point_count)
         values ($1, 'tracker', $2, ${times}, $5, $6, $7) returning id`
      : `update gps_session set (fingerprint, start_time, end_time, distance_km, speed_kmh, point_count, thinned, thinned_from)
           = ($2, ${times}, $5, $6, $7, false, null)
         where id = $1 returning id`,
    [id ?? deviceId, ...values],
  )
  const tripId = stored?.id ?? 0
  if (id !== null) await database.query('delete from gps_point where session_id = $1', [id])
  await insertPoints(
    database,
    trip.points.map((point, seq) => ({ ...point, seq, tripId })),
  )
  return tripId
}

/** A stored trip of a tracker; times are in milliseconds since 1970. */
export interface StoredTrip {
  id: number
  start: number
  end: number
  distanceKm: number
  speedKmh: number | null
  pointCount: number
}

/**
 * Reads the stored trips of a tracker that overlap one of the time spans, both ends included. At most two trips of a
 * tracker run at the same time, so few trips that began before a span can reach into it.
 */
export async function readStoredTrips(
  database: Queryable,
  deviceId: number,
  spans: readonly { start: number; end: number }[],
): Promise<StoredTrip[]> {
  return database.query(
    `select distinct id, start, "end", "distanceKm", "speedKmh", "pointCount"
     from (
       select to_timestamp(start_ms / 1000) as first, to_timestamp(end_ms / 1000) as last
       from unnest($2::float8[], $3::float8[]) as t (start_ms, end_ms)
     ) as span, lateral (
       (select ${storedTrip} where ${ofTracker} and ${listedAt} between first and last)
       union all
       (select ${storedTrip} where ${ofTracker} and ${listedAt} < first order by ${listedAt} desc limit 3)
     ) as trip
     where end_time >= first order by start, id`,
    [deviceId, ...columnsOf(spans, 'start', 'end')],
  )
}

/** The expression by which the index of a device's trips is sorted. */
const listedAt = `coalesce(start_time, '-infinity'::timestamptz)`
const ofTracker = `device_id = $1 and source = 'tracker'`
const storedTrip = `id, end_time, round(${epochMs('start_time')}) as start, round(${epochMs('end_time')}) as "end",
  distance_km as "distanceKm", speed_kmh as "speedKmh", point_count as "pointCount" from gps_session`

export async function readOldestTime(database: Queryable, deviceId: number): Promise<number> {
  const [row] = await database.query<{ time: number | null }>(
    `select round(${epochMs('min(time)')}) as time from position where device_id = $1`,
    [deviceId],
  )
  return row?.time ?? Infinity
}

/**
 * Deletes trips that a later search did not find again. Their ids stay valid: each leads to the trip that holds the
 * middle of the deleted trip. Also frees the fingerprints of the trips in `changed`.
 */
export async function replaceTrips(
  database: Queryable,
  deviceId: number,
  { removed, changed }: { removed: readonly StoredTrip[]; changed: readonly number[] },
): Promise<void> {
  if (removed.length > 0) {
    await database.query(
      `insert into trip_alias (old_id, device_id, moment)
       select id, $1, to_timestamp(ms / 1000) from unnest($2::int[], $3::float8[]) as t (id, ms)`,
      [deviceId, removed.map(({ id }) => id), removed.map(({ start, end }) => (start + end) / 2)],
    )
    await database.query('delete from gps_session where id = any($1)', [removed.map(({ id }) => id)])
  }
  if (changed.length > 0)
    await database.query('update gps_session set fingerprint = null where id = any($1)', [changed])
}

/**
 * Returns the id of the trip to which the id of a replaced trip leads: the trip of the device that holds the moment, or
 * the nearest. Returns null if the id belongs to no replaced trip.
 */
export async function findAlias(database: Queryable, oldId: number): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(
    `select trip.id from trip_alias, lateral (
       (select id, start_time, end_time from gps_session
         where device_id = trip_alias.device_id and source = 'tracker' and ${listedAt} <= moment
         order by ${listedAt} desc limit 3)
       union all
       (select id, start_time, end_time from gps_session
         where device_id = trip_alias.device_id and source = 'tracker' and ${listedAt} > moment
         order by ${listedAt} limit 1)
     ) as trip
     where old_id = $1::bigint
     order by greatest(start_time - moment, moment - end_time, interval '0'), start_time limit 1`,
    [oldId],
  )
  return row?.id ?? null
}

/** Deletes the trips of a device's tracker that overlap a time range. The next search finds again what is left of them. */
export async function dropTripsWithin(
  database: Queryable,
  deviceId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const rows = await database.query<{ id: number }>(
    `select id from gps_session where ${ofTracker}
       and end_time >= to_timestamp($2::float8 / 1000) and start_time <= to_timestamp($3::float8 / 1000)`,
    [deviceId, from, to],
  )
  await removeTrips(
    database,
    rows.map(({ id }) => id),
  )
}

export interface NewPoint extends MeasuredPoint {
  tripId: number
  /** Number of the point in the trip, starting from 0. */
  seq: number
  /** Direction of travel in degrees clockwise from north. */
  heading: number | null
}

/** Maximum number of rows that one statement inserts. */
const batchSize = 5_000

export async function insertPoints(database: Queryable, points: Iterable<NewPoint>): Promise<void> {
  for (const batch of inBatches(points)) {
    await database.query(
      `insert into gps_point (session_id, seq, time, lat, lng, speed, heading, status)
       select session_id, seq, to_timestamp(time_ms / 1000), lat, lng, speed, heading, status
       from unnest($1::int[], $2::int[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[], $8::text[])
         as t (session_id, seq, time_ms, lat, lng, speed, heading, status)`,
      [
        ...columnsOf(batch, 'tripId', 'seq', 'time', 'lat', 'lng', 'speed', 'heading'),
        batch.map((point) => statusOf(point.speed)),
      ],
    )
  }
}

function* inBatches(points: Iterable<NewPoint>): Generator<NewPoint[]> {
  let batch: NewPoint[] = []
  for (const point of points) {
    batch.push(point)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function statusOf(speed: number | null): string | null {
  if (speed === null) return null
  return speed < standstillKmh ? 'Berhenti' : 'Bergerak'
}

/** A trip that was read from a file, with the device to which it belongs. */
export interface ImportedTrip extends TripMeasures {
  deviceId: number
  /** The vehicle and driver that the user named; the assignments of the device decide those of a timed trip. */
  vehicleId: number | null
  driverId: number | null
  fingerprint: string
  points: readonly (MeasuredPoint & { heading: number | null })[]
}

/**
 * Inserts trips with their points and shares, and returns them. Skips trips whose fingerprint is already stored. A trip
 * gets the vehicle and driver that its device had at the time; an untimed trip gets those that the
 * user named.
 */
export async function insertImportedTrips<Trip extends ImportedTrip>(
  database: Queryable,
  trips: readonly Trip[],
  runId: number | null,
): Promise<Trip[]> {
  const rows = await database.query<{ id: number; fingerprint: string }>(
    `insert into gps_session (device_id, vehicle_id, driver_id, source, fingerprint, start_time, end_time, distance_km, speed_kmh, point_count,
       import_run_id)
     select device_id, vehicle_id, driver_id, 'import', fingerprint,
       to_timestamp(start_ms / 1000), to_timestamp(end_ms / 1000), distance_km, speed_kmh, point_count, $10::int
     from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::float8[], $6::float8[], $7::float8[], $8::float8[], $9::int[])
       as t (device_id, vehicle_id, driver_id, fingerprint, start_ms, end_ms, distance_km, speed_kmh, point_count)
     on conflict (fingerprint) do nothing returning id, fingerprint`,
    [
      trips.map(({ deviceId }) => deviceId),
      trips.map(({ vehicleId }) => vehicleId),
      trips.map(({ driverId }) => driverId),
      trips.map((trip) => trip.fingerprint),
      trips.map((trip) => trip.start),
      trips.map((trip) => trip.end),
      trips.map((trip) => trip.distanceKm),
      trips.map((trip) => trip.speedKmh),
      trips.map(({ points }) => points.length),
      runId,
    ],
  )
  const ids = new Map(rows.map((row) => [row.fingerprint, row.id]))
  // A file can contain the same trip twice, as a track and as a route.
  const unique = new Map(trips.map((trip) => [trip.fingerprint, trip]))
  const stored = [...unique.values()].filter((trip) => ids.has(trip.fingerprint))
  await insertPoints(database, pointsOf(stored, ids))
  await shareTrips(database, [...ids.values()])
  return stored
}

/** Counts the trips of a run that have no vehicle, and those that have no driver. */
export async function countUnassigned(
  database: Queryable,
  runId: number,
): Promise<{ noVehicle: number; noDriver: number }> {
  const [counts] = await database.query<{ noVehicle: number; noDriver: number }>(
    `select count(*) filter (where vehicle_id is null)::int as "noVehicle",
       count(*) filter (where driver_id is null)::int as "noDriver"
     from gps_session where import_run_id = $1`,
    [runId],
  )
  return counts ?? { noVehicle: 0, noDriver: 0 }
}

function* pointsOf(trips: readonly ImportedTrip[], ids: Map<string, number>): Generator<NewPoint> {
  for (const { points, fingerprint } of trips) {
    const tripId = ids.get(fingerprint) ?? 0
    for (const [seq, { time, lat, lng, speed, heading }] of points.entries()) {
      yield { tripId, seq, time, lat, lng, speed, heading }
    }
  }
}
