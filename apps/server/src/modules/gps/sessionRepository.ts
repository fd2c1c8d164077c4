import type { Queryable } from '../../database/Database.ts'

/** Which trips are wanted; what is absent does not limit. */
export interface SessionFilter {
  id?: number | undefined
  deviceId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A trip without its points; `time` is ISO 8601 with offset, or null where the recording has no times. */
export interface SessionRow {
  id: number
  start: { time: string | null }
  end: { time: string | null }
  distance: number
  speed: number | null
  pointCount: number
  device: { id: number; name: string; imei: string }
  vehicle: { id: number; number: string; name: string } | null
  driver: { id: number; name: string } | null
  simulated: boolean
}

/** Lists trips, newest first; the untimed ones come after the timed ones, the last imported first. */
export async function listSessions(database: Queryable, filter: SessionFilter): Promise<SessionRow[]> {
  return database.query(
    `select session.id, json_build_object('time', session.start_time) as start,
       json_build_object('time', session.end_time) as "end",
       distance_km as distance, speed_kmh as speed, point_count as "pointCount", session.simulated,
       json_build_object('id', device.id, 'name', device.name, 'imei', device.imei) as device,
       case when vehicle.id is not null then json_build_object('id', vehicle.id, 'number', vehicle.number,
         'name', brand.name || ' ' || vehicle_type.name) end as vehicle,
       case when driver.id is not null then json_build_object('id', driver.id, 'name', driver.name) end as driver
     from gps_session session
     join device on device.id = session.device_id
     left join vehicle on vehicle.id = session.vehicle_id
     left join vehicle_type on vehicle_type.id = vehicle.type_id
     left join brand on brand.id = vehicle_type.brand_id
     left join driver on driver.id = session.driver_id
     where ($1::bigint is null or session.id = $1) and ($2::bigint is null or session.device_id = $2)
       and ($3::timestamptz is null or session.start_time >= $3)
       and ($4::timestamptz is null or session.start_time < $4)
     order by session.start_time desc nulls last, session.id desc`,
    [filter.id ?? null, filter.deviceId ?? null, filter.from ?? null, filter.to ?? null],
  )
}

/**
 * Reads the points of trips as JSON texts, made by the database: a hundred thousand objects would keep this process
 * busy for a second. Time is absent where it was not recorded.
 */
export async function readPointTexts(
  database: Queryable,
  sessionIds: number[],
): Promise<Map<number, string>> {
  const rows = await database.query<{ id: number; points: string }>(
    `select session_id as id, '[' || string_agg(
       '{"lat":' || lat || ',"lng":' || lng
       || ',"speed":' || coalesce(nullif(speed, 'NaN')::text, 'null')
       || ',"status":' || coalesce('{"text":' || to_json(status) || '}', 'null')
       || coalesce(',"time":' || to_json(time), '')
       || coalesce(',"heading":' || nullif(heading, 'NaN'), '') || '}', ',' order by seq) || ']' as points
     from gps_point where session_id = any($1) group by session_id`,
    [sessionIds],
  )
  return new Map(rows.map(({ id, points }) => [id, points]))
}
