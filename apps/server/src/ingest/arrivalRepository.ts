import { arrayOf, columnsOf, epochMs, type Statement } from '../database/sql.ts'
import type { Queryable } from '../database/Database.ts'
import { type AcceptedPosition, inRange } from './checkPosition.ts'
import type { Outcome } from './followDevice.ts'
import type { Arrivals, Refused } from './gatherArrivals.ts'

/** Maximum number of refused positions that are stored for each device. */
const MAX_REFUSED = 20
/**
 * Number of days for which the database keeps the counts of positions. This is one day more than the page of a device
 * shows.
 */
const COUNT_DAYS = 8

/**
 * The last position of a device before a batch, and the times of those positions in the batch that were already stored.
 */
export interface InsertRow {
  id: number
  /** Time of the last position; null if the device has none. */
  time: number | null
  lat: number
  lng: number
  statusSince: number | null
  repeated: number[] | null
}

/**
 * Inserts positions in the order of device ids, which prevents deadlocks. Also returns the last position of each device
 * in `ids`. The caller must have locked these devices.
 */
export function insertPositions(
  transaction: Queryable,
  ids: readonly number[],
  positions: readonly (AcceptedPosition & { deviceId: number })[],
  now: number,
): Promise<InsertRow[]> {
  return transaction.query(
    `with sent as (
       select *, to_timestamp(time_ms / 1000) as time
       from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[], $5::real[], $6::real[], $7::real[], $8::real[], $9::real[], $12::bool[], $13::int[])
         as t (device_id, time_ms, lat, lng, speed, heading, altitude, accuracy, battery, ignition, clock_offset_s)
     ), added as (
       insert into position (device_id, time, lat, lng, speed, heading, altitude, accuracy, battery, ignition, received_at,
         clock_offset_s)
       select device_id, time, lat, lng, speed, heading, altitude, accuracy, battery, ignition, to_timestamp($10::float8 / 1000),
         clock_offset_s
       from sent on conflict do nothing returning device_id, time
     ), repeated as (
       select device_id, json_agg(time_ms) as times from sent left join added using (device_id, time)
       where added.device_id is null group by device_id
     )
     select id, ${epochMs('place.time')} as time, lat, lng, ${epochMs('status_since')} as "statusSince", times as repeated
     from unnest($11::int[]) as id left join last_position place on place.device_id = id
     left join repeated on repeated.device_id = id`,
    [
      ...columnsOf(positions, ...columns),
      now,
      ids,
      positions.map(({ ignition }) => ignition),
      arrayOf(positions.map(({ clockOffsetS }) => clockOffsetS ?? null)),
    ],
  )
}

/**
 * Returns the times of those accepted positions that are already stored, in milliseconds since 1970, by device. The
 * caller must have locked the devices.
 */
export async function findStored(
  transaction: Queryable,
  arrivals: readonly Arrivals[],
): Promise<Map<number, Set<number>>> {
  const sent = arrivals.flatMap(({ deviceId, positions }) =>
    positions.map(({ time }) => ({ deviceId, time })),
  )
  const rows = await transaction.query<{ id: number; times: number[] }>(
    `select sent.device_id as id, json_agg(time_ms) as times
     from unnest($1::int[], $2::float8[]) as sent (device_id, time_ms)
     join position on position.device_id = sent.device_id and position.time = to_timestamp(time_ms / 1000)
     group by sent.device_id`,
    columnsOf(sent, 'deviceId', 'time'),
  )
  return new Map(rows.map(({ id, times }) => [id, new Set(times)]))
}

const columns = [
  'deviceId',
  'time',
  'lat',
  'lng',
  'speed',
  'heading',
  'altitude',
  'accuracy',
  'battery',
] as const

/**
 * Returns the SQL statement that adds `counts` to the stored counts of the current hour. A count is the number of
 * positions of one device with one outcome, such as accepted, late or refused. Returns null if `counts` is empty.
 */
export function addedOutcomes(
  counts: readonly { deviceId: number; outcome: Outcome; count: number }[],
  now: number,
): Statement | null {
  if (counts.length === 0) return null
  return {
    text: `insert into position_count as known (device_id, hour, kind, count)
     select device_id, date_trunc('hour', to_timestamp($4::float8 / 1000), 'UTC'), kind, count
     from unnest($1::int[], $2::text[], $3::int[]) as t (device_id, kind, count)
     on conflict (device_id, hour, kind) do update set count = known.count + excluded.count`,
    params: [...columnsOf(counts, 'deviceId', 'outcome', 'count'), now],
  }
}

/** Stores refused positions, and keeps only the latest `MAX_REFUSED` of each device. */
export async function storeRefused(
  transaction: Queryable,
  arrivals: readonly Arrivals[],
  now: number,
): Promise<void> {
  const refused = arrivals.flatMap(({ deviceId, refused: all }) =>
    all.slice(-MAX_REFUSED).map((one) => ({ deviceId, ...one })),
  )
  if (refused.length === 0) return
  await insertRefused(transaction, refused, now)
  await transaction.query(
    `delete from refused_position using (
       select id, row_number() over (partition by device_id order by id desc) as nr
       from refused_position where device_id = any($1)
     ) as kept
     where refused_position.id = kept.id and kept.nr > $2`,
    [refused.map(({ deviceId }) => deviceId), MAX_REFUSED],
  )
}

async function insertRefused(
  transaction: Queryable,
  refused: readonly (Refused & { deviceId: number })[],
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into refused_position (device_id, received_at, reason, time, lat, lng, field)
     select device_id, to_timestamp($7::float8 / 1000), reason, to_timestamp(time_ms / 1000), lat, lng, field
     from unnest($1::int[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[])
       as t (device_id, reason, field, time_ms, lat, lng)`,
    [
      ...columnsOf(refused, 'deviceId', 'reason', 'field'),
      refused.map(({ position }) => inRange(position.time, 0, MAX_TIME)),
      refused.map(({ position }) => inRange(position.lat, -Number.MAX_VALUE, Number.MAX_VALUE)),
      refused.map(({ position }) => inRange(position.lng, -Number.MAX_VALUE, Number.MAX_VALUE)),
      now,
    ],
  )
}

/** The last day of the year 9999: clients cannot format later times. */
const MAX_TIME = Date.UTC(9999, 11, 31)

/** Deletes counts of positions that are older than 8 days; `now` is in milliseconds since 1970. */
export async function dropOldCounts(transaction: Queryable, now: number): Promise<void> {
  await transaction.query('delete from position_count where hour < to_timestamp($1::float8 / 1000)', [
    now - COUNT_DAYS * 86_400_000,
  ])
}

/** Deletes refused positions that arrived before `before`, in milliseconds since 1970. */
export async function dropOldRefused(transaction: Queryable, before: number): Promise<void> {
  await transaction.query(
    'delete from refused_position where received_at < to_timestamp($1::float8 / 1000)',
    [before],
  )
}
