import type { Queryable } from '../../database/Database.ts'
import { epochMs } from '../../database/sql.ts'

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
