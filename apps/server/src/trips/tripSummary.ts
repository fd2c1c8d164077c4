import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { inScope, type Scope } from '../security/scope.ts'
import { type MeasuredPoint, measureSession } from '../measure/measureSession.ts'
import { readPositions } from '../positions/positionRepository.ts'
import { buildTrips } from './buildTrip.ts'
import { readExclusions } from './exclusionRepository.ts'
import { type SearchState, openSpans } from './TripDetector.ts'

/** Selects the trips of one device, vehicle or driver in a period. Its times are ISO 8601 in UTC. */
export interface SummaryFilter {
  by: 'device_id' | 'vehicle_id' | 'driver_id'
  id: number
  from: string
  to: string
}

/** The totals of several trips. `distance` is in km, and `driving` is the time in motion in seconds. */
export interface TripSummary {
  distance: number
  driving: number
  trips: number
  running: boolean
  simulated: boolean
}

/** The part of a trip that is within the period. */
interface TripPart {
  km: number
  movingMs: number
}

/** Sums up the trips of a period, including the running trip. */
export async function summariseTrips(
  database: Queryable,
  scope: Scope,
  filter: SummaryFilter,
): Promise<TripSummary> {
  const whole = await sumWholeTrips(database, scope, filter)
  const cut = await measureCutTrips(database, scope, filter)
  const running = await measureRunningTrips(database, scope, filter)
  const parts = [...cut, ...running]
  return {
    distance: whole.km + sum(parts.map(({ km }) => km)),
    driving: Math.round((whole.movingMs + sum(parts.map(({ movingMs }) => movingMs))) / 1000),
    trips: whole.trips + parts.length,
    running: running.length > 0,
    // A running trip is never simulated: it is measured from stored positions, and simulated devices have none.
    simulated: whole.simulated || cut.some(({ simulated }) => simulated),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * Maximum time from the start of a trip to the start of the period. The query ignores trips that began earlier, so that
 * it reads only a part of the index.
 */
const MAX_TRIP_DURATION = `interval '7 days'`
const startedAt = `coalesce(start_time, '-infinity'::timestamptz)`
const isInside = 'start_time >= $2::timestamptz and end_time <= $3::timestamptz'
/**
 * Returns the SQL condition for trips that overlap the period. Its first line lets PostgreSQL use the index of the
 * device, vehicle or driver.
 */
const overlapping = (by: SummaryFilter['by']) =>
  `${by} = $1::bigint and ${startedAt} >= $2::timestamptz - ${MAX_TRIP_DURATION} and ${startedAt} < $3::timestamptz
   and end_time > $2::timestamptz and ${inScope('group_id', '$4')}`

async function sumWholeTrips(database: Queryable, { groupIds }: Scope, { by, id, from, to }: SummaryFilter) {
  // The time in motion is not stored. The stored speed is the average over that time, so the time is distance / speed.
  const [row] = await database.query<TripPart & { trips: number; simulated: boolean }>(
    `select coalesce(sum(distance_km), 0)::float8 as km, count(*)::int as trips,
       coalesce(sum(distance_km / nullif(speed_kmh, 0)) * 3600000, 0)::float8 as "movingMs",
       coalesce(bool_or(simulated), false) as simulated
     from gps_session where ${overlapping(by)} and ${isInside}`,
    [id, from, to, groupIds],
  )
  return row ?? { km: 0, movingMs: 0, trips: 0, simulated: false }
}

/** Measures those parts of trips that are within the period, for trips that cross its start or its end. */
async function measureCutTrips(
  database: Queryable,
  { groupIds }: Scope,
  { by, id, from, to }: SummaryFilter,
): Promise<(TripPart & { simulated: boolean })[]> {
  const points = await database.query<MeasuredPoint & { sessionId: number; simulated: boolean }>(
    `select session_id as "sessionId", simulated, ${epochMs('time')} as time, lat, lng,
       nullif(speed, 'NaN') as speed
     from gps_point join (
       select id, simulated from gps_session where ${overlapping(by)} and not (${isInside})
     ) as trip on trip.id = session_id
     where time >= $2::timestamptz and time < $3::timestamptz
     order by session_id, seq`,
    [id, from, to, groupIds],
  )
  const trips = Map.groupBy(points, ({ sessionId }) => sessionId)
  return [...trips.values()].flatMap((trip) =>
    partOf(trip).map((part) => ({ ...part, simulated: trip[0]?.simulated ?? false })),
  )
}

/** Measures the running trips of the device, or of the devices that are now assigned to the vehicle or driver. */
async function measureRunningTrips(
  database: Queryable,
  { groupIds }: Scope,
  { by, id, from, to }: SummaryFilter,
): Promise<TripPart[]> {
  const states = await database.query<{ deviceId: number; state: SearchState }>(
    `select device_id as "deviceId", state from trip_state
     where device_id in (select id from device where ${by === 'device_id' ? 'id' : by} = $1::bigint
         and ${inScope('group_id', '$2')})
       and exists (select from running_trip where running_trip.device_id = trip_state.device_id)`,
    [id, groupIds],
  )
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const parts: TripPart[] = []
  const exclusions = await readExclusions(
    database,
    states.map(({ deviceId }) => deviceId),
  )
  for (const { deviceId, state } of states) {
    for (const { span, latest } of openSpans(state)) {
      if (latest < start || span.start >= end) continue
      const positions = await readPositions(database, deviceId, { start: span.start, end: latest })
      for (const trip of buildTrips(span, positions, exclusions.get(deviceId) ?? []))
        parts.push(...partOf(trip.points.filter(({ time }) => time >= start && time < end)))
    }
  }
  return parts
}

function partOf(points: readonly MeasuredPoint[]): TripPart[] {
  const { distanceKm: km, movingMs } = measureSession(points)
  return points.length < 2 ? [] : [{ km, movingMs: movingMs ?? 0 }]
}
