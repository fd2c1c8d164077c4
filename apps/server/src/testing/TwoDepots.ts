import type { Caller } from './Caller.ts'
import type { TestApp } from './createTestApp.ts'

/**
 * The ids of the records of one depot (a vehicle, a driver, a device with a position, and a trip), and a user who sees
 * only this depot.
 */
export interface Depot {
  id: number
  vehicle: number
  driver: number
  device: number
  trip: number
  plate: string
  imei: string
  user: Caller
}

/** Creates a depot and everything in it. */
export async function addDepot(
  test: TestApp,
  name: string,
  permissions?: readonly string[],
  parentId: number | null = null,
): Promise<Depot> {
  const plate = `B 1 ${name}`
  const imei = `86123${String(name.codePointAt(0)).padStart(10, '0')}`
  const [row] = await test.database.query<Omit<Depot, 'user' | 'plate' | 'imei'>>(
    `with depot as (insert into fleet_group (name, parent_id) values ('Depo ' || $1, $4) returning id),
       unit as (insert into vehicle (type_id, number, number_key, group_id)
         select (select min(id) from vehicle_type), $2, $2, id from depot returning id),
       person as (insert into driver (name, group_id) select 'Supir ' || $1, id from depot returning id),
       tracker as (insert into device (name, imei, imei_key, vehicle_id, driver_id, group_id)
         select 'Pelacak ' || $1, $3, $3, unit.id, person.id, depot.id from unit, person, depot returning id)
     select depot.id, unit.id as vehicle, person.id as driver, tracker.id as device from depot, unit, person, tracker`,
    [name, plate, imei, parentId],
  )
  if (!row) throw new Error('The depot was not created.')
  // Runs the triggers of the device again. In the statement above they did not see the new vehicle, because a statement
  // does not see rows that it inserts itself.
  await test.database.query('update device set group_id = $2 where id = $1', [row.device, row.id])
  await move(test, row.device)
  const [trip] = await test.database.query<{ id: number }>(
    `insert into gps_session (device_id, vehicle_id, driver_id, source, start_time, end_time, distance_km, point_count)
     values ($1, $2, $3, 'tracker', now() - interval '2 hours', now() - interval '1 hour', 10, 0) returning id`,
    [row.device, row.vehicle, row.driver],
  )
  return { ...row, trip: trip?.id ?? 0, plate, imei, user: await test.signIn(permissions, [row.id]) }
}

/** Stores a new last position of a device. */
export async function move(test: TestApp, device: number): Promise<void> {
  await test.database.query(
    `insert into last_position (device_id, time, lat, lng, status) values ($1, now(), -6.2, 106.8, 'Bergerak')
     on conflict (device_id) do update set time = now(), lat = last_position.lat + 0.001, received_at = now()`,
    [device],
  )
}
