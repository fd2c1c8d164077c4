import { columnsOf } from '../database/columnsOf.ts'
import type { Queryable } from '../database/Database.ts'
import type { Coordinate } from '../measure/distance.ts'
import type { SearchState } from '../trips/SearchState.ts'
import { shortestMs } from '../trips/tripRules.ts'
import { deviceName } from './speedRepository.ts'

/** A trip under way of which nobody was told yet. */
export interface NewTrip {
  deviceId: number
  /** Milliseconds since 1970, and that of the latest position. */
  start: number
  latest: number | null
  simulated: boolean
  name: string
  /** The device sits in a vehicle and has no driver. */
  isUnattended: boolean
  state: SearchState | null
  /** Where the device is now. */
  place: Coordinate | null
}

const tripsAtOnce = 100
const ms = (column: string) => `round(extract(epoch from ${column}) * 1000)::float8`

/**
 * Lists trips that began and may be long enough to be one, for this transaction alone; unless all of them are wanted,
 * only those without a driver.
 */
export async function listNewTrips(transaction: Queryable, isAllWanted: boolean): Promise<NewTrip[]> {
  return transaction.query(
    `select trip.device_id as "deviceId", ${ms('trip.start_time')} as start,
       ${ms('coalesce(trip_state.time, place.time)')} as latest, trip.simulated, ${deviceName} as name,
       device.vehicle_id is not null and device.driver_id is null as "isUnattended", trip_state.state,
       case when place.device_id is not null then json_build_object('lat', place.lat, 'lng', place.lng) end as place
     from running_trip trip join device on device.id = trip.device_id
     left join vehicle on vehicle.id = device.vehicle_id
     left join trip_state on trip_state.device_id = trip.device_id
     left join last_position place on place.device_id = trip.device_id
     where trip.judged_at is null and ($1 or device.vehicle_id is not null and device.driver_id is null)
       and (trip.simulated or trip_state.time >= trip.start_time + $2 * interval '1 millisecond')
     order by trip.start_time desc limit ${String(tripsAtOnce)}
     for update of trip skip locked`,
    [isAllWanted, shortestMs],
  )
}

/** Notes that trips were told of, or need not be. */
export async function judgeTrips(
  transaction: Queryable,
  trips: readonly Pick<NewTrip, 'deviceId' | 'start'>[],
  now: number,
): Promise<void> {
  if (trips.length === 0) return
  await transaction.query(
    `update running_trip set judged_at = to_timestamp($3::float8 / 1000)
     from unnest($1::int[], $2::float8[]) as judged (device_id, start_ms)
     where running_trip.device_id = judged.device_id and start_time = to_timestamp(start_ms / 1000)`,
    [...columnsOf(trips, 'deviceId', 'start'), now],
  )
}
