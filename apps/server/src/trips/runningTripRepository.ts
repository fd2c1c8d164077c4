import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'
import type { Coordinate } from '../measure/distance.ts'
import { type SearchState, openSpans } from './TripDetector.ts'
import type { SearchedState } from './tripWorkRepository.ts'
import { minTripMs } from './tripRules.ts'

interface RunningSearch extends SearchedState {
  running: readonly { start: number }[]
  wasSilent: boolean
}

/**
 * Updates the stored list of running trips. A trip that ended by silence is not in the list. Skips devices on which no
 * trip has started or ended.
 */
export async function saveRunningTrips(
  database: Queryable,
  searched: readonly RunningSearch[],
): Promise<void> {
  const changed = searched.filter(
    ({ before, running, wasSilent }) =>
      before.again > 0 || wasSilent || startsOf(before) !== running.map(({ start }) => start).join(),
  )
  if (changed.length === 0) return
  const running = changed.flatMap((device) =>
    device.running.map(({ start }) => ({ deviceId: device.deviceId, start })),
  )
  const ids = changed.map(({ deviceId }) => deviceId)
  const trips = [running.map(({ deviceId }) => deviceId), running.map(({ start }) => start)]
  await database.query(
    `delete from running_trip where device_id = any($1) and not exists (
       select from unnest($2::int[], $3::float8[]) as running (device_id, ms)
       where running.device_id = running_trip.device_id and to_timestamp(running.ms / 1000) = start_time)`,
    [ids, ...trips],
  )
  await database.query(
    `insert into running_trip (device_id, start_time)
     select device_id, to_timestamp(ms / 1000) from unnest($1::int[], $2::float8[]) as running (device_id, ms)
     on conflict do nothing`,
    trips,
  )
}

function startsOf(state: SearchState): string {
  return openSpans(state)
    .map(({ span }) => span.start)
    .join()
}

/** A running trip about which the server has not decided yet whether to notify users. */
export interface UnhandledTrip {
  deviceId: number
  vehicleId: number | null
  groupId: number
  /** The start of the trip, and the time of the latest position, both in milliseconds since 1970. */
  start: number
  latest: number | null
  simulated: boolean
  name: string
  /** Whether the device had a vehicle but no driver when the trip began. */
  hasNoDriver: boolean
  state: SearchState | null
  /** The last position of the device. */
  place: Coordinate | null
}

const MAX_TRIPS = 100
const hasNoDriver = 'had.vehicle_id is not null and had.driver_id is null'

const runningTrips = `select trip.device_id as "deviceId", had.vehicle_id as "vehicleId", had.group_id as "groupId", round(${epochMs('trip.start_time')}) as start,
    round(${epochMs('coalesce(trip_state.time, place.time)')}) as latest, trip.simulated, coalesce(vehicle.number, device.name) as name,
    ${hasNoDriver} as "hasNoDriver", trip_state.state,
    case when place.device_id is not null then json_build_object('lat', place.lat, 'lng', place.lng) end as place
  from running_trip trip join device on device.id = trip.device_id
  cross join lateral (
    select vehicle_id, driver_id, group_id from assignment_during(trip.device_id, trip.start_time, trip.start_time)
    union all select null, null, device.group_id limit 1
  ) had
  left join vehicle on vehicle.id = had.vehicle_id
  left join trip_state on trip_state.device_id = trip.device_id
  left join last_position place on place.device_id = trip.device_id`

/**
 * Lists and locks running trips that have lasted long enough to count as trips (`minTripMs`). `isAllWanted` is false
 * if users want notifications only about trips without a driver. Then the function lists only these trips.
 */
export async function listUnhandledTrips(
  transaction: Queryable,
  isAllWanted: boolean,
): Promise<UnhandledTrip[]> {
  return transaction.query(
    `${runningTrips}
     where trip.judged_at is null and ($1 or ${hasNoDriver})
       and (trip.simulated or trip_state.time >= trip.start_time + $2 * interval '1 millisecond')
     order by trip.start_time desc limit ${String(MAX_TRIPS)}
     for update of trip skip locked`,
    [isAllWanted, minTripMs],
  )
}

/** Lists the handled running trips of these depots whose latest position is not older than `since`. */
export async function listHandledTrips(
  transaction: Queryable,
  groupIds: readonly number[],
  since: number,
): Promise<UnhandledTrip[]> {
  return transaction.query(
    `${runningTrips}
     where trip.judged_at is not null and had.group_id = any($1::int[])
       and coalesce(trip_state.time, place.time) >= to_timestamp($2::float8 / 1000)`,
    [groupIds, since],
  )
}

/** Marks running trips as handled. Either users were notified, or nobody wants a notification. */
export async function markHandled(
  transaction: Queryable,
  trips: readonly Pick<UnhandledTrip, 'deviceId' | 'start'>[],
  now: number,
): Promise<void> {
  if (trips.length === 0) return
  await transaction.query(
    `update running_trip set judged_at = to_timestamp($3::float8 / 1000)
     from unnest($1::int[], $2::float8[]) as handled (device_id, start_ms)
     where running_trip.device_id = handled.device_id and start_time = to_timestamp(start_ms / 1000)`,
    [...columnsOf(trips, 'deviceId', 'start'), now],
  )
}
