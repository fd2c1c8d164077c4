import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import type { TimedCoordinate } from '../measure/distance.ts'

export interface Position extends TimedCoordinate {
  /** Speed in km/h; null if the tracker did not report it. */
  speed: number | null
  /** Direction of travel in degrees clockwise from north. */
  heading: number | null
}

/** A device and the time of its last processed position; if the time is null, all positions are read. */
interface DeviceProgress {
  deviceId: number
  state: { time: number | null }
}

const timeMs = `round(${epochMs('time')})`

/** Reads, for each device, at most `limit` positions after its last processed position, oldest first. */
export async function readNewPlaces(
  database: Queryable,
  work: readonly DeviceProgress[],
  limit: number,
): Promise<Map<number, TimedCoordinate[]>> {
  const rows = await database.query<TimedCoordinate & { deviceId: number }>(
    `select work.device_id as "deviceId", ${timeMs} as time, lat, lng
     from unnest($1::int[], $2::float8[]) as work (device_id, after_ms)
     cross join lateral (
       select time, lat, lng from position
       where position.device_id = work.device_id and time > to_timestamp(after_ms / 1000) order by time limit $3
     ) fresh
     order by work.device_id, fresh.time`,
    [work.map(({ deviceId }) => deviceId), work.map(({ state }) => state.time ?? 0), limit],
  )
  return Map.groupBy(rows, ({ deviceId }) => deviceId)
}

/** Reads the positions of a device in a time span, both ends included. */
export function readPositions(
  database: Queryable,
  deviceId: number,
  { start, end }: { start: number; end: number },
): Promise<Position[]> {
  return database.query(
    `select ${timeMs} as time, lat, lng, speed, heading from position
     where device_id = $1 and time between to_timestamp($2::float8 / 1000) and to_timestamp($3::float8 / 1000)
     order by position.time`,
    [deviceId, start, end],
  )
}

/**
 * Reads the latest positions of a device that are at most a week old and were received after a time (ISO 8601), oldest
 * first. Leaves out positions without a speed.
 */
export async function readSpeedSamples(
  database: Queryable,
  deviceId: number,
  receivedAfter: string | null,
  limit: number,
): Promise<Position[]> {
  const rows = await database.query<Position>(
    `select ${timeMs} as time, lat, lng, speed, heading from position
     where device_id = $1 and position.time > now() - interval '7 days' and speed is not null
       and ($2::timestamptz is null or received_at > $2)
     order by position.time desc limit $3`,
    [deviceId, receivedAfter, limit],
  )
  return rows.toReversed()
}
