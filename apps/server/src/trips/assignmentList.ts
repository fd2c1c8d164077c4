import type { Queryable } from '../database/Database.ts'
import { driverReference, groupReference, inScope, type Scope } from '../security/scope.ts'

/** An assignment for the history of a device, a vehicle or a driver. A record has no id if it is outside the scope. */
export interface AssignmentRow {
  id: number
  device: { id?: number; name: string; imei?: string }
  vehicle: { id?: number; number: string; name: string } | null
  driver: { id?: number; name: string } | null
  group: { id: number; name: string }
  from: Date
  to: Date | null
  source: 'form' | 'import' | 'backfill'
  by: { name: string } | null
}

const MAX_ROWS = 1_000

/** Lists the assignments of a device, vehicle or driver whose depot is in the caller's scope, the newest first. */
export function listAssignments(
  database: Queryable,
  { groupIds }: Scope,
  by: 'device_id' | 'vehicle_id' | 'driver_id',
  id: number,
): Promise<AssignmentRow[]> {
  const vehicleName = `'number', vehicle.number, 'name', brand.name || ' ' || vehicle_type.name`
  return database.query(
    `select assignment.id, assignment.from_at as "from", assignment.to_at as "to", source, ${groupReference},
       case when ${inScope('device.group_id', '$1')} then json_build_object('id', device.id, 'name', device.name,
         'imei', device.imei) else json_build_object('name', device.name) end as device,
       case when vehicle.id is null then null
         when ${inScope('vehicle.group_id', '$1')} then json_build_object('id', vehicle.id, ${vehicleName})
         else json_build_object(${vehicleName}) end as vehicle,
       ${driverReference('$1')} as driver,
       case when app_user.id is not null then json_build_object('name', app_user.name) end as by
     from device_assignment assignment join device on device.id = assignment.device_id
     join fleet_group on fleet_group.id = assignment.group_id
     left join vehicle on vehicle.id = assignment.vehicle_id
     left join vehicle_type on vehicle_type.id = vehicle.type_id
     left join brand on brand.id = vehicle_type.brand_id
     left join driver on driver.id = assignment.driver_id
     left join app_user on app_user.id = assignment.by_user
     where assignment.${by} = $2 and ${inScope('assignment.group_id', '$1')}
     order by assignment.from_at desc, assignment.id desc limit ${String(MAX_ROWS)}`,
    [groupIds, id],
  )
}

/** What a user wants to assign, in milliseconds since 1970; `to` is null if it lasts. */
export interface Planned {
  deviceId: number | null
  vehicleId: number | null
  driverId: number | null
  from: number
  to: number | null
}

/** Maximum number of other devices or vehicles that are named. */
const MAX_NAMED = 5

/**
 * Returns the names of the other devices in a vehicle during a period. A name is null if the caller's scope does not
 * include the depot of then.
 */
export async function findOtherDevices(
  database: Queryable,
  { groupIds }: Scope,
  { deviceId, vehicleId, from, to }: Planned,
): Promise<(string | null)[]> {
  const rows = await database.query<{ name: string | null }>(
    `select distinct case when ${inScope('assignment.group_id', '$1')} then device.name end as name
     from device_assignment assignment join device on device.id = device_id
     where assignment.vehicle_id = $2 and device_id is distinct from $3::int and ${during('$4', '$5')}
     order by name limit ${String(MAX_NAMED)}`,
    [groupIds, vehicleId, deviceId, from, to],
  )
  return rows.map(({ name }) => name)
}

/**
 * Returns the plates of the other vehicles of a driver during a period. A plate is null if the caller's scope does not
 * include the depot of then.
 */
export async function findOtherVehicles(
  database: Queryable,
  { groupIds }: Scope,
  { deviceId, vehicleId, driverId, from, to }: Planned,
): Promise<(string | null)[]> {
  const rows = await database.query<{ name: string | null }>(
    `select distinct case when ${inScope('assignment.group_id', '$1')} then vehicle.number end as name
     from device_assignment assignment join vehicle on vehicle.id = vehicle_id
     where driver_id = $2 and device_id is distinct from $3::int and vehicle_id is distinct from $6::int
       and ${during('$4', '$5')}
     order by name limit ${String(MAX_NAMED)}`,
    [groupIds, driverId, deviceId, from, to, vehicleId],
  )
  return rows.map(({ name }) => name)
}

/** SQL that is true for an assignment that overlaps a period; the times are parameters in milliseconds since 1970. */
function during(from: string, to: string): string {
  return `(to_at is null or to_at > to_timestamp(${from}::float8 / 1000))
    and (${to}::float8 is null or from_at < to_timestamp(${to}::float8 / 1000))`
}
