import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { inScope, type Scope } from '../security/scope.ts'
import { lastsInto, listedAt, uncountedJson } from './countShares.ts'
import { measureRunning, readRunningShares } from './runningShares.ts'
import { type ShareFigures, cutToPeriod } from './shareFigures.ts'

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

/**
 * Sums up what the shares of a device, vehicle or driver count in a period, including the running trip. Scope: by the
 * depot of each share.
 */
export async function summariseTrips(
  database: Queryable,
  scope: Scope,
  filter: SummaryFilter,
): Promise<TripSummary> {
  const period = { from: Date.parse(filter.from), to: Date.parse(filter.to) }
  const shares = await cutToPeriod(database, await readShares(database, scope, filter), period)
  const counted = shares.filter(({ isCounted }) => isCounted)
  const running = (await readRunning(database, scope, filter))
    .map((share) => ({
      ...measureRunning(share, period),
      isStored: share.isStored,
      deviceId: share.deviceId,
    }))
    .filter(({ isCounted }) => isCounted)
  const newTrips = new Set(running.filter(({ isStored }) => !isStored).map(({ deviceId }) => deviceId))
  return {
    distance: sum(counted.map(({ countedKm }) => countedKm)) + sum(running.map(({ km }) => km)),
    driving: Math.round(
      sum(counted.map(({ countedS }) => countedS)) + sum(running.map(({ movingS }) => movingS)),
    ),
    trips: new Set(counted.map(({ tripId }) => tripId)).size + newTrips.size,
    running: running.length > 0,
    // A running trip is never simulated: it is measured from stored positions, and simulated devices have none.
    simulated: shares.some(({ simulated }) => simulated),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function readShares(
  database: Queryable,
  { groupIds }: Scope,
  { by, id, from, to }: SummaryFilter,
): Promise<(ShareFigures & { simulated: boolean })[]> {
  const share = `select session_id as "tripId", ${epochMs('from_at')} as "from", ${epochMs('to_at')} as "to", km,
      moving_s as "movingS", counted_km as "countedKm", counted_s as "countedS", ${uncountedJson} as uncounted,
      session.simulated
    from trip_share share join gps_session session on session.id = session_id
    where share.${by} = $1::bigint and ${inScope('share.group_id', '$4')}`
  const begins = `${listedAt('share')} >= $2::timestamptz and ${listedAt('share')} < $3::timestamptz`
  return database.query(
    [begins, ...lastsInto('share', '$2::timestamptz')]
      .map((period) => `${share} and ${period}`)
      .join(' union all '),
    [id, from, to, groupIds],
  )
}

/** Reads the shares of running trips of the device, vehicle or driver. */
async function readRunning(database: Queryable, { groupIds }: Scope, { by, id }: SummaryFilter) {
  const devices = await database.query<{ deviceId: number }>(
    by === 'device_id'
      ? `select device_id as "deviceId" from running_trip where device_id = $1::bigint and not simulated`
      : `select distinct device_id as "deviceId" from running_trip running join device_assignment assignment using (device_id)
         where assignment.${by} = $1::bigint and (to_at is null or to_at > start_time) and not simulated`,
    [id],
  )
  const shares = await readRunningShares(
    database,
    devices.map(({ deviceId }) => deviceId),
  )
  const key = ({ device_id: 'deviceId', vehicle_id: 'vehicleId', driver_id: 'driverId' } as const)[by]
  return shares.filter(
    (share) => share[key] === id && (groupIds === null || groupIds.includes(share.groupId)),
  )
}
