import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'

/** A period in which a device had one vehicle, one driver and one depot. Times are in milliseconds since 1970. */
export interface Assignment {
  id: number
  deviceId: number
  vehicleId: number | null
  driverId: number | null
  groupId: number
  from: number
  /** The end of the period, which is not part of it; null for the assignment of now. */
  to: number | null
}

/** Reads the assignments of a device that overlap a time span, both ends included; the earliest comes first. */
export function readAssignments(
  database: Queryable,
  deviceId: number,
  { start, end }: { start: number; end: number },
): Promise<Assignment[]> {
  return database.query(
    `select id, device_id as "deviceId", vehicle_id as "vehicleId", driver_id as "driverId", group_id as "groupId",
       ${epochMs('from_at')} as "from", ${epochMs('to_at')} as "to"
     from device_assignment
     where device_id = $1 and from_at <= to_timestamp($3::float8 / 1000)
       and (to_at is null or to_at > to_timestamp($2::float8 / 1000))
     order by from_at`,
    [deviceId, start, end],
  )
}
