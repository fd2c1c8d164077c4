import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'

/** A stored trip that overlaps a trip of a file in time. Times are in milliseconds since 1970. */
export interface StoredTrip {
  id: number
  start: number
  end: number
  deviceId: number
  deviceName: string
  vehicleId: number | null
}

/** Reads the timed trips of a device and of vehicles that overlap a time span, the earliest first. */
export async function readOverlapping(
  database: Queryable,
  { deviceId, vehicleIds }: { deviceId: number; vehicleIds: readonly number[] },
  { start, end }: { start: number; end: number },
): Promise<StoredTrip[]> {
  return database.query(
    `select session.id, ${epochMs('start_time')} as start, ${epochMs('end_time')} as "end", session.device_id as "deviceId",
       device.name as "deviceName", session.vehicle_id as "vehicleId"
     from gps_session session join device on device.id = session.device_id
     where (session.device_id = $1 or session.vehicle_id = any($2::int[]))
       and start_time < to_timestamp($4::float8 / 1000) and end_time > to_timestamp($3::float8 / 1000)
     order by start_time, session.id`,
    [deviceId, vehicleIds, start, end],
  )
}
