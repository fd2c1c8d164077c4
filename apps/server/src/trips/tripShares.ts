import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'
import { measureFractions } from '../measure/measureFractions.ts'
import type { MeasuredPoint } from '../measure/measureTrip.ts'
import type { TimeRange } from '../measure/timeRanges.ts'
import { type Assignment, readAssignments } from './assignmentRepository.ts'
import { listOverlapping, lockTrips, readTimedPoints, recountTrips } from './countShares.ts'

/** The figures of a whole trip; times are in milliseconds since 1970. */
interface WholeTrip {
  start: number
  end: number
  km: number
  movingS: number
}

/** A stretch of a trip with one vehicle, one driver and one depot. */
export interface Stretch {
  vehicleId: number | null
  driverId: number | null
  groupId: number
  from: number
  to: number
  km: number
  movingS: number
}

type Assigned = Pick<Assignment, 'vehicleId' | 'driverId' | 'groupId' | 'from' | 'to'>

/**
 * Splits a trip by the assignments of its time. The figures of the stretches add up to those of the trip. Where no
 * assignment covers the time, the stretch has no vehicle and no driver, and the depot `groupId`.
 */
export function splitTrip(
  trip: WholeTrip,
  points: readonly MeasuredPoint[],
  assignments: readonly Assigned[],
  groupId: number,
): Stretch[] {
  const spans = assignedSpans(trip, assignments, groupId)
  const whole: TimeRange[] = [[trip.start, trip.end]]
  return spans.map((span) => {
    const fractions =
      spans.length === 1 ? { km: 1, moving: 1 } : measureFractions(points, whole, [[span.from, span.to]])
    return { ...span, km: trip.km * fractions.km, movingS: trip.movingS * fractions.moving }
  })
}

function assignedSpans({ start, end }: WholeTrip, assignments: readonly Assigned[], groupId: number) {
  const edges = assignments
    .flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
    .filter((edge) => edge > start && edge < end)
  const times = [...new Set([start, ...edges])].toSorted((a, b) => a - b)
  const spans: Omit<Stretch, 'km' | 'movingS'>[] = []
  for (const [index, from] of times.entries()) {
    const own = assignments.find((one) => one.from <= from && (one.to === null || one.to > from))
    const to = times[index + 1] ?? end
    const span = {
      vehicleId: own?.vehicleId ?? null,
      driverId: own?.driverId ?? null,
      groupId: own?.groupId ?? groupId,
    }
    const last = spans.at(-1)
    if (last && isSame(last, span)) last.to = to
    else spans.push({ ...span, from, to })
  }
  return spans
}

type Holder = Pick<Stretch, 'vehicleId' | 'driverId' | 'groupId'>
function isSame(a: Holder, b: Holder): boolean {
  return a.vehicleId === b.vehicleId && a.driverId === b.driverId && a.groupId === b.groupId
}

interface TimedTrip extends WholeTrip {
  id: number
  deviceId: number
  groupId: number
}

/**
 * Computes the shares of stored trips again, from their points and the assignments of their time, and what counts of
 * them and of all trips that overlap them. `alsoRecount` are further trips to count again, for example because a trip
 * that overlapped them was deleted. An untimed trip keeps the share with which it was stored, and gets its highest speed.
 */
export async function shareTrips(
  database: Queryable,
  tripIds: readonly number[],
  alsoRecount: readonly number[] = [],
): Promise<void> {
  if (tripIds.length === 0 && alsoRecount.length === 0) return
  await lockTrips(database)
  const before = await listOverlapping(database, tripIds)
  const trips = await readTrips(database, tripIds)
  const assignments = await readAssignmentsOf(database, trips)
  const split = trips.filter(
    (trip) => assignedSpans(trip, assignments.get(trip.deviceId) ?? [], 0).length > 1,
  )
  const points = await readTimedPoints(
    database,
    split.map(({ id }) => id),
  )
  const rows = trips.flatMap((trip) =>
    splitTrip(trip, points.get(trip.id) ?? [], assignments.get(trip.deviceId) ?? [], trip.groupId).map(
      (stretch, seq) => ({ ...stretch, seq, tripId: trip.id, deviceId: trip.deviceId }),
    ),
  )
  await writeShares(
    database,
    trips.map(({ id }) => id),
    rows,
  )
  await writeSpeeds(database, tripIds)
  await recountTrips(database, [...tripIds, ...before, ...alsoRecount])
}

function readTrips(database: Queryable, tripIds: readonly number[]): Promise<TimedTrip[]> {
  return database.query(
    `select session.id, device_id as "deviceId", device.group_id as "groupId", ${epochMs('start_time')} as start,
       ${epochMs('greatest(start_time, end_time)')} as "end", distance_km as km,
       coalesce(distance_km / nullif(speed_kmh, 0) * 3600, 0) as "movingS"
     from gps_session session join device on device.id = device_id
     where session.id = any($1) and start_time is not null order by session.id`,
    [tripIds],
  )
}

async function readAssignmentsOf(
  database: Queryable,
  trips: readonly TimedTrip[],
): Promise<Map<number, Assignment[]>> {
  const assignments = new Map<number, Assignment[]>()
  for (const [deviceId, own] of Map.groupBy(trips, (trip) => trip.deviceId)) {
    const span = {
      start: own.reduce((first, { start }) => Math.min(first, start), Infinity),
      end: own.reduce((last, { end }) => Math.max(last, end), -Infinity),
    }
    assignments.set(deviceId, await readAssignments(database, deviceId, span))
  }
  return assignments
}

async function writeShares(
  database: Queryable,
  tripIds: readonly number[],
  rows: readonly (Stretch & { seq: number; tripId: number; deviceId: number })[],
): Promise<void> {
  if (rows.length === 0) return
  await database.query('delete from trip_share where session_id = any($1)', [tripIds])
  await database.query(
    `insert into trip_share (session_id, seq, device_id, vehicle_id, driver_id, group_id, from_at, to_at,
       km, moving_s, counted_km, counted_s)
     select session_id, seq, device_id, vehicle_id, driver_id, group_id, to_timestamp(from_ms / 1000),
       to_timestamp(to_ms / 1000), km, moving_s, km, moving_s
     from unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::float8[], $8::float8[],
         $9::float8[], $10::float8[])
       as t (session_id, seq, device_id, vehicle_id, driver_id, group_id, from_ms, to_ms, km, moving_s)`,
    columnsOf(
      rows,
      'tripId',
      'seq',
      'deviceId',
      'vehicleId',
      'driverId',
      'groupId',
      'from',
      'to',
      'km',
      'movingS',
    ),
  )
  await database.query(
    `update gps_session session
     set vehicle_id = largest.vehicle_id, driver_id = largest.driver_id, group_id = largest.group_id
     from (
       select distinct on (session_id) session_id, vehicle_id, driver_id, group_id from trip_share
       where session_id = any($1) order by session_id, km desc, to_at - from_at desc, seq
     ) as largest
     where session.id = largest.session_id and (session.vehicle_id, session.driver_id, session.group_id)
       is distinct from (largest.vehicle_id, largest.driver_id, largest.group_id)`,
    [tripIds],
  )
}

/** Stores the highest speed of each share. The last share has the point at its end, every other share ends before it. */
async function writeSpeeds(database: Queryable, tripIds: readonly number[]): Promise<void> {
  await database.query(
    `update trip_share share set max_kmh = (
       select max(nullif(speed, 'NaN')) from gps_point point where point.session_id = share.session_id
         and (from_at is null or time is null or time >= from_at and (time < to_at or not exists (
           select from trip_share later where later.session_id = share.session_id and later.seq > share.seq))))
     where session_id = any($1)`,
    [tripIds],
  )
}

/** Deletes trips, and counts the trips again that overlapped them. */
export async function removeTrips(database: Queryable, tripIds: readonly number[]): Promise<void> {
  if (tripIds.length === 0) return
  await lockTrips(database)
  const others = await listOverlapping(database, tripIds)
  await database.query('delete from gps_session where id = any($1)', [tripIds])
  await recountTrips(database, others)
}

/** A stored trip, or the part of it with one vehicle. Times are in milliseconds since 1970. */
export interface StoredTrip {
  id: number
  start: number
  end: number
  deviceId: number
  deviceName: string
  vehicleId: number | null
}

/** Reads the parts of trips of a device and of vehicles that overlap a time span, the earliest first. */
export async function readOverlapping(
  database: Queryable,
  { deviceId, vehicleIds }: { deviceId: number; vehicleIds: readonly number[] },
  { start, end }: { start: number; end: number },
): Promise<StoredTrip[]> {
  return database.query(
    `select session_id as id, ${epochMs('from_at')} as start, ${epochMs('to_at')} as "end", device_id as "deviceId",
       device.name as "deviceName", share.vehicle_id as "vehicleId"
     from trip_share share join device on device.id = device_id
     where (device_id = $1 or share.vehicle_id = any($2::int[]))
       and from_at < to_timestamp($4::float8 / 1000) and to_at > to_timestamp($3::float8 / 1000)
     order by from_at, session_id`,
    [deviceId, vehicleIds, start, end],
  )
}
