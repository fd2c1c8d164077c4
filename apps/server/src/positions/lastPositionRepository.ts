import type { Queryable } from '../database/Database.ts'
import { arrayOf, columnsOf, runTogether, type Statement } from '../database/sql.ts'
import { inScope, type Scope } from '../security/scope.ts'

/** A vehicle that stands still for longer than this counts as parked. */
export const PARK_AFTER_MS = 10 * 60_000

/**
 * SQL for the status of a device now, from the tables `place` (its last position) and `contact`. While its tracker makes
 * contact without a new position, a standing vehicle still stands.
 */
export const statusNow = `case when place.status = 'Berhenti' and contact.standing_since <= place.time
  and contact.last_contact > contact.standing_since + ${String(PARK_AFTER_MS)} * interval '1 millisecond'
  then 'Parkir' else place.status end`

/**
 * SQL condition that is true if the last contact came more than a minute after the last position, as from a tracker that
 * sends only heartbeats.
 */
export const hasLaterContact = `contact.last_contact > place.time + interval '1 minute'`

export interface PositionRow {
  lat: number
  lng: number
  status: { text: string }
  time: string | null
  contact: string | null
  device: { id: number; name: string; imei: string }
  vehicle: { id: number; number: string; name: string } | null
  simulated: boolean
}

/**
 * Returns the one position that the base API shows for the whole fleet without its archived devices. Of the devices that reported within the last
 * minute, it chooses the one with the lowest id. So the single marker of a client does not jump between vehicles. If no
 * device reported within the last minute, it returns the newest position of the fleet.
 */
export async function findLastPosition(
  database: Queryable,
  { groupIds }: Scope,
): Promise<PositionRow | null> {
  const [recent] = await database.query<PositionRow>(
    positionOf(`and received_at > now() - interval '1 minute' order by device_id limit 1`),
    [groupIds],
  )
  if (recent) return recent
  // This query is separate and runs only if needed, because it reads the whole fleet.
  const [newest] = await database.query<PositionRow>(
    positionOf('order by coalesce(time, received_at) desc, device_id limit 1'),
    [groupIds],
  )
  return newest ?? null
}

const positionOf = (choice: string) =>
  `select lat, lng, json_build_object('text', ${statusNow}) as status, to_json(place.time) #>> '{}' as time,
     case when ${hasLaterContact} then to_json(contact.last_contact) #>> '{}' end as contact,
     json_build_object('id', device.id, 'name', device.name, 'imei', device.imei) as device,
     case when vehicle.id is not null then json_build_object('id', vehicle.id, 'number', vehicle.number,
       'name', brand.name || ' ' || vehicle_type.name) end as vehicle,
     place.simulated
   from (select last_position.* from last_position join device on device.id = device_id
      where ${inScope('group_id', '$1')} and archived_at is null ${choice}) as place
    join device on device.id = place.device_id
    left join device_contact contact on contact.device_id = device.id
   left join vehicle on vehicle.id = device.vehicle_id
   left join vehicle_type on vehicle_type.id = vehicle.type_id
   left join brand on brand.id = vehicle_type.brand_id`

/** The last position of a device; times are milliseconds since 1970. */
export interface LastPosition {
  deviceId: number
  time: number | null
  lat: number
  lng: number
  speed: number | null
  heading: number | null
  status: string
  /**
   * When the status began; null if unknown. If null and the stored status is the same, the stored value stays. If null
   * and the status is different, the time of this position is stored.
   */
  statusSince: number | null
  receivedAt: number | null
}

/**
 * Stores the last positions of devices that still exist, unless a newer one is stored. `simulated` says whether to mark
 * them as simulated; null keeps the stored mark.
 */
export async function moveLastPositions(
  database: Queryable,
  positions: readonly LastPosition[],
  simulated: boolean | null,
): Promise<void> {
  await runTogether(database, [movedPositions(positions, simulated)])
}

/**
 * Replaces the last position of a device after positions were deleted; null if the device has none left. Readers of the
 * live fleet get the device again, because a changed position alone would look late to them.
 */
export async function replaceLastPosition(
  transaction: Queryable,
  deviceId: number,
  position: LastPosition | null,
): Promise<void> {
  await transaction.query('delete from last_position where device_id = $1', [deviceId])
  if (position !== null) await moveLastPositions(transaction, [position], false)
  await transaction.query('update device set changed_by = pg_current_xact_id() where id = $1', [deviceId])
}

/** Returns the statement of `moveLastPositions`; null without positions. */
export function movedPositions(
  positions: readonly LastPosition[],
  simulated: boolean | null,
): Statement | null {
  if (positions.length === 0) return null
  return {
    text: `insert into last_position (device_id, time, lat, lng, speed, heading, status, simulated, received_at, status_since)
     select device.id, to_timestamp(time_ms / 1000), lat, lng, speed, heading, status, coalesce($9::boolean, false),
       to_timestamp(received_ms / 1000), to_timestamp(since_ms / 1000)
     from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::text[], $8::float8[], $10::float8[])
       as t (device_id, time_ms, lat, lng, speed, heading, status, received_ms, since_ms)
     join device on device.id = t.device_id
     order by device.id
     on conflict (device_id) do update
     set time = excluded.time, lat = excluded.lat, lng = excluded.lng, speed = excluded.speed,
       heading = excluded.heading, status = excluded.status, simulated = coalesce($9::boolean, last_position.simulated),
       received_at = excluded.received_at,
       status_since = coalesce(excluded.status_since,
         case when last_position.status = excluded.status then last_position.status_since else excluded.time end)
     where last_position.time is null or last_position.time < excluded.time`,
    params: [
      ...columnsOf(positions, 'deviceId', 'time', 'lat', 'lng', 'speed', 'heading', 'status', 'receivedAt'),
      simulated,
      arrayOf(positions.map(({ statusSince }) => statusSince)),
    ],
  }
}

/**
 * Replaces the last positions of devices by the newest one that is still stored: of a tracker, or the end of a trip. A
 * device without any has none afterwards. Keeps the positions of the demo, which stores no others.
 */
export async function restoreLastPositions(database: Queryable, deviceIds: readonly number[]): Promise<void> {
  if (deviceIds.length === 0) return
  const removed = await database.query<{ device_id: number }>(
    'delete from last_position where device_id = any($1) and not simulated returning device_id',
    [deviceIds],
  )
  await database.query(
    `insert into last_position (device_id, time, lat, lng, speed, heading, status, received_at)
     select device.id, newest.time, lat, lng, speed, heading, 'Tidak ada data', received_at
     from device cross join lateral (
       select * from (
         (select time, lat, lng, speed, heading, received_at from position where position.device_id = device.id
          order by time desc limit 1)
         union all
         (select point.time, lat, lng, speed, heading, point.time from gps_point point
          where session_id = (select id from gps_session where gps_session.device_id = device.id
              and end_time is not null order by end_time desc limit 1)
          order by seq desc limit 1)
       ) candidate order by time desc limit 1
     ) newest
     where device.id = any($1)`,
    [removed.map(({ device_id }) => device_id)],
  )
  // Marks the devices, so that the live map forgets a position without a successor.
  await database.query('update device set changed_by = pg_current_xact_id() where id = any($1)', [deviceIds])
}
