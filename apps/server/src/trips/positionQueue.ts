import { columnsOf, epochMs, type Statement } from '../database/sql.ts'
import type { Queryable } from '../database/Database.ts'

/**
 * The work that the new positions of a device cause: trip detection and the speeding check. Times are in milliseconds
 * since 1970.
 */
export interface NewWork {
  deviceId: number
  /** Time of the earliest new position. The trip search starts again from there. */
  from: number
  /**
   * `fastFrom` is the time of the earliest position that can be speeding; `fastest` is the highest speed in km/h. Both
   * are null if no position can be speeding.
   */
  fastFrom: number | null
  fastest: number | null
}

/**
 * Returns the SQL statement that marks devices with new positions for trip detection and for the speeding check.
 * Returns null if there are no devices.
 */
export function markedWork(work: readonly NewWork[]): Statement | null {
  if (work.length === 0) return null
  return {
    text: `insert into trip_work as known (device_id, from_time, marked_at, fast_from)
     select device_id, to_timestamp(from_ms / 1000), clock_timestamp(),
       case when fastest > (select slowest_kmh from notification_watch) then to_timestamp(fast_ms / 1000) else 'infinity' end
     from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[]) as t (device_id, from_ms, fast_ms, fastest)
     order by device_id
     on conflict (device_id) do update
     set from_time = least(known.from_time, excluded.from_time), marked_at = excluded.marked_at,
       fast_from = least(known.fast_from, excluded.fast_from)`,
    params: columnsOf(work, 'deviceId', 'from', 'fastFrom', 'fastest'),
  }
}

/**
 * Takes up to `limit` devices that have fast positions which were not checked for speeding yet. Returns each device
 * with the time of the earliest of these positions, in milliseconds since 1970. The rows of the devices stay locked
 * until the transaction ends, so that no new position is missed.
 */
export function takeFastMarks(
  transaction: Queryable,
  limit: number,
): Promise<{ deviceId: number; from: number }[]> {
  return transaction.query<{ deviceId: number; from: number }>(
    `with taken as (
       select device_id, fast_from from trip_work where fast_from < 'infinity'
       order by device_id limit $1 for update skip locked
     )
     update trip_work set fast_from = 'infinity' from taken where trip_work.device_id = taken.device_id
     returning trip_work.device_id as "deviceId", ${epochMs('taken.fast_from')} as "from"`,
    [limit],
  )
}

/** Marks devices, so that their positions from a given time on are checked for speeding again. */
export async function markFastAgain(
  transaction: Queryable,
  devices: readonly { deviceId: number; next: number }[],
): Promise<void> {
  if (devices.length === 0) return
  await transaction.query(
    `update trip_work set fast_from = least(fast_from, to_timestamp(cut.next_ms / 1000))
     from unnest($1::int[], $2::float8[]) as cut (device_id, next_ms) where trip_work.device_id = cut.device_id`,
    columnsOf(devices, 'deviceId', 'next'),
  )
}
