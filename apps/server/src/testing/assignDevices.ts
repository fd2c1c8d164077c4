import type { Queryable } from '../database/Database.ts'

/** Gives devices the assignment of their current vehicle, driver and depot from a time on, as if they always had it. */
export async function assignDevices(
  database: Queryable,
  deviceIds: readonly number[],
  from = '2000-01-01T00:00:00Z',
): Promise<void> {
  await database.query('delete from device_assignment where device_id = any($1)', [deviceIds])
  await database.query(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, source)
     select id, vehicle_id, driver_id, group_id, $2, 'backfill' from device where id = any($1)`,
    [deviceIds, from],
  )
}

/** Changes the assignment of a device at a time: closes the open one and opens another. */
export async function reassign(
  database: Queryable,
  deviceId: number,
  at: number,
  next: { vehicleId?: number | null; driverId?: number | null; groupId?: number },
): Promise<void> {
  await database.query(
    'update device_assignment set to_at = to_timestamp($2::float8 / 1000) where device_id = $1 and to_at is null',
    [deviceId, at],
  )
  await database.query(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, source)
     select device_id, case when $3 then $4::int else vehicle_id end, case when $5 then $6::int else driver_id end,
       coalesce($7::int, group_id), to_at, 'form'
     from device_assignment where device_id = $1 and to_at = to_timestamp($2::float8 / 1000)`,
    [
      deviceId,
      at,
      next.vehicleId !== undefined,
      next.vehicleId ?? null,
      next.driverId !== undefined,
      next.driverId ?? null,
      next.groupId ?? null,
    ],
  )
}
