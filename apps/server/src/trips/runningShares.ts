import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { measureFractions } from '../measure/measureFractions.ts'
import { type TimeRange, intersect, subtract } from '../measure/timeRanges.ts'
import { type Position, readPositions } from '../positions/positionRepository.ts'
import { type SearchState, openSpans } from './TripDetector.ts'
import { readAssignments } from './assignmentRepository.ts'
import { buildParts } from './buildTrip.ts'
import { readExclusions } from './deleteTrips.ts'
import { type TimedShare, countShares, lastsInto, listedAt, uncountedJson } from './countShares.ts'
import { readStoredTrips } from './tripRepository.ts'
import { type Stretch, splitTrip } from './tripShares.ts'

/** A share of a running trip, and the times of it that count in no other trip. */
interface RunningShare extends Stretch {
  deviceId: number
  counted: TimeRange[]
  points: readonly Position[]
  /** Whether a part of the trip is already stored, so that it is no further trip. */
  isStored: boolean
}

interface RunningDevice {
  deviceId: number
  groupId: number
  state: SearchState
}

/**
 * Reads the running trips of these devices, and of the devices that share a vehicle or driver with them. What a stored
 * trip counts does not count again; of two running trips, the one with more fixes counts.
 */
export async function readRunningShares(
  database: Queryable,
  deviceIds: readonly number[],
): Promise<RunningShare[]> {
  const trips: (RunningShare & TimedShare)[] = []
  for (const device of await readDevices(database, deviceIds))
    trips.push(...(await runningTrips(database, device)))
  const stored = await readCountedTimes(database, trips)
  const overlaps = countShares(trips)
  return trips.map((trip) => {
    const own: TimeRange[] = [[trip.from, trip.to]]
    const elsewhere = stored.filter((other) => isRelated(trip, other)).flatMap(({ ranges }) => ranges)
    return { ...trip, counted: subtract(own, [...elsewhere, ...(overlaps.get(trip)?.uncounted ?? [])]) }
  })
}

/** Reads the devices with a running trip among these devices, and those with the same vehicle or driver then. */
async function readDevices(database: Queryable, deviceIds: readonly number[]): Promise<RunningDevice[]> {
  if (deviceIds.length === 0) return []
  return database.query(
    `with recursive began as (
       select device_id, min(start_time) as start_time from running_trip where not simulated group by device_id
     ), held as (
       select began.device_id, vehicle_id, driver_id from began join device_assignment assignment
         on assignment.device_id = began.device_id and (to_at is null or to_at > start_time)
     ), related as (
       select device_id from began where device_id = any($1)
       union
       select other.device_id from related join held own on own.device_id = related.device_id
         join held other on other.vehicle_id = own.vehicle_id or other.driver_id = own.driver_id
     )
     select device_id as "deviceId", device.group_id as "groupId", state
     from related join trip_state using (device_id) join device on device.id = device_id order by device_id`,
    [deviceIds],
  )
}

async function runningTrips(
  database: Queryable,
  { deviceId, groupId, state }: RunningDevice,
): Promise<(RunningShare & TimedShare)[]> {
  const shares: (RunningShare & TimedShare)[] = []
  const excluded = (await readExclusions(database, [deviceId])).get(deviceId) ?? []
  const trips = await Promise.all(
    openSpans(state).map(async ({ span, latest }) => {
      const positions = await readPositions(database, deviceId, { start: span.start, end: latest })
      return buildParts(span, positions, excluded).map((trip) => ({ span, latest, trip }))
    }),
  )
  for (const { span, latest, trip } of trips.flat()) {
    const time = { start: trip.start, end: trip.end === span.end ? latest : trip.end }
    const stored = (await readStoredTrips(database, deviceId, [time])).filter(
      ({ start }) => start === trip.start,
    )
    // The trip ended by silence: it is stored, and what the positions after its end add is not a trip.
    if (stored.some(({ end }) => end >= span.end)) continue
    const whole = { ...time, km: trip.distanceKm, movingS: (trip.movingMs ?? 0) / 1000 }
    const assignments = await readAssignments(database, deviceId, time)
    for (const [seq, stretch] of splitTrip(whole, trip.points, assignments, groupId).entries()) {
      const identity = {
        tripId: shares.length + 1 + deviceId * 10,
        seq,
        deviceId,
        fixes: trip.points.length,
      }
      shares.push({ ...stretch, ...identity, counted: [], points: trip.points, isStored: stored.length > 0 })
    }
  }
  return shares
}

interface CountedTimes {
  deviceId: number
  vehicleId: number | null
  driverId: number | null
  ranges: TimeRange[]
}

const time = (ms: string) => `to_timestamp(${ms}::float8 / 1000)`

/** Reads what counts of the stored trips that overlap running trips of the same device, vehicle or driver. */
async function readCountedTimes(database: Queryable, trips: readonly TimedShare[]): Promise<CountedTimes[]> {
  if (trips.length === 0) return []
  const from = Math.min(...trips.map((trip) => trip.from))
  const to = Math.max(...trips.map((trip) => trip.to))
  const rows = await database.query<
    Omit<CountedTimes, 'ranges'> & { from: number; to: number; uncounted: TimeRange[] }
  >(
    [
      `${listedAt('share')} >= ${time('$1')} and ${listedAt('share')} < ${time('$2')}`,
      ...lastsInto('share', time('$1')),
    ]
      .map(
        (period) => `select device_id as "deviceId", vehicle_id as "vehicleId", driver_id as "driverId",
          ${epochMs('from_at')} as "from", ${epochMs('to_at')} as "to", ${uncountedJson} as uncounted
        from trip_share share
        where ${period} and (device_id = any($3) or vehicle_id = any($4) or driver_id = any($5))`,
      )
      .join(' union all '),
    [
      from,
      to,
      trips.map(({ deviceId }) => deviceId),
      trips.map(({ vehicleId }) => vehicleId),
      trips.map(({ driverId }) => driverId),
    ],
  )
  return rows.map(({ uncounted, ...share }) => ({
    ...share,
    ranges: subtract([[share.from, share.to]], uncounted),
  }))
}

function isRelated(a: TimedShare, b: CountedTimes): boolean {
  return (
    a.deviceId === b.deviceId ||
    (a.vehicleId !== null && a.vehicleId === b.vehicleId) ||
    (a.driverId !== null && a.driverId === b.driverId)
  )
}

export function measureRunning(share: RunningShare, period: { from: number; to: number }) {
  const ranges = intersect(share.counted, [[period.from, period.to]])
  const { km, moving } = measureFractions(share.points, [[share.from, share.to]], ranges)
  return { km: share.km * km, movingS: share.movingS * moving, isCounted: ranges.length > 0 }
}
