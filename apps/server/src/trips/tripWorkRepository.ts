import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'
import { type SearchState, firstState } from './TripDetector.ts'

/** A device that is due for trip detection, and the state of the detection before its earliest new position. */
export interface TripWork {
  deviceId: number
  state: SearchState
}

export interface NextSearch {
  deviceId: number
  /** Time of the first position that the search has not processed; null if it has processed all positions. */
  fromTime: number | null
  /** Time when the open trip ends if the device sends nothing more; null if no trip is open. */
  dueAt: number | null
}

interface ClaimedRow {
  deviceId: number
  state: SearchState | null
  againTo: number | null
  settledTo: number | null
}

/**
 * SQL condition that is true if a device is due for trip detection. If the device has new positions, `marked_at` is a
 * time of the database's clock, so this clock decides. Otherwise `marked_at` is the time when the open trip ends
 * because the device is silent, and the server's clock decides.
 */
const isDue = `(from_time < 'infinity' and marked_at <= clock_timestamp() or marked_at <= to_timestamp($1::float8 / 1000))`

/** Returns the ids of the devices that are due for trip detection; the one that has waited longest comes first. */
export async function listDue(database: Queryable, now: number, limit: number): Promise<number[]> {
  const rows = await database.query<{ device_id: number }>(
    `select device_id from trip_work where ${isDue} order by marked_at limit $2`,
    [now, limit],
  )
  return rows.map(({ device_id }) => device_id)
}

/** After a failed search, postpones the next search of the device by one minute, or until its next report. */
export async function postpone(database: Queryable, deviceId: number): Promise<void> {
  await database.query(
    "update trip_work set marked_at = clock_timestamp() + interval '1 minute' where device_id = $1",
    [deviceId],
  )
}

/**
 * Locks the devices that are due for trip detection; the locks last until the end of the transaction. Deletes the
 * checkpoints of each device from its earliest new position on, because they do not include this position.
 */
export async function claimWork(
  database: Queryable,
  now: number,
  limit: number,
  only?: number,
): Promise<TripWork[]> {
  const claimed = await database.query<{ device_id: number }>(
    `select device_id from trip_work where ${isDue} and ($3::int is null or device_id = $3)
     order by marked_at limit $2 for update skip locked`,
    [now, limit, only ?? null],
  )
  if (claimed.length === 0) return []
  const rows = await database.query<ClaimedRow>(
    `with work as (
       select work.device_id, from_time, case when live.time < from_time then live.state end as state,
         greatest(extract(epoch from live.time) * 1000, (live.state->>'again')::numeric)::float8 as again_to
       from trip_work work left join trip_state live on live.device_id = work.device_id
       where work.device_id = any($1)
     ), dropped as (
       delete from trip_checkpoint using work
       where trip_checkpoint.device_id = work.device_id and trip_checkpoint.time >= work.from_time
     )
     select work.device_id as "deviceId", coalesce(work.state, earlier.state) as state,
       case when work.state is null then again_to end as "againTo",
       case when work.state is null and earlier.state is null then (
         select ${epochMs('max(end_time)')} from gps_session
         where device_id = work.device_id and source = 'tracker'
           and start_time < (select min(time) from position where position.device_id = work.device_id)
       ) end as "settledTo"
     from work left join lateral (
       select state from trip_checkpoint checkpoint
       where work.state is null and checkpoint.device_id = work.device_id and checkpoint.time < work.from_time
       order by checkpoint.time desc limit 1
     ) earlier on true`,
    [claimed.map(({ device_id }) => device_id)],
  )
  return rows.map(({ deviceId, state, againTo, settledTo }) => {
    const base = state ?? firstState(settledTo)
    return { deviceId, state: { ...base, again: Math.max(base.again, Math.round(againTo ?? 0)) } }
  })
}

export async function finishWork(database: Queryable, searches: readonly NextSearch[]): Promise<void> {
  await database.query(
    `update trip_work
     set from_time = coalesce(to_timestamp(next.from_ms / 1000), 'infinity'),
       marked_at = coalesce(to_timestamp(next.due_ms / 1000), 'infinity')
     from unnest($1::int[], $2::float8[], $3::float8[]) as next (device_id, from_ms, due_ms)
     where trip_work.device_id = next.device_id`,
    columnsOf(searches, 'deviceId', 'fromTime', 'dueAt'),
  )
}

/**
 * Marks one device, or all devices with positions, for a new trip detection from a given time on. Returns the number of
 * devices.
 */
export async function askForSearch(
  database: Queryable,
  { deviceId, fromTime }: { deviceId?: number | undefined; fromTime: number },
): Promise<number> {
  const rows = await database.query(
    `insert into trip_work (device_id, from_time)
     select id, to_timestamp($2::float8 / 1000) from device
     where ($1::int is null or id = $1) and exists (select from position where device_id = device.id)
     order by id
     on conflict (device_id) do update set from_time = least(trip_work.from_time, excluded.from_time), marked_at = now()
     returning device_id`,
    [deviceId ?? null, fromTime],
  )
  return rows.length
}

/** Checks whether the trip detection has processed all positions, either of one device or of all devices. */
export async function isSearched(database: Queryable, deviceId?: number): Promise<boolean> {
  const rows = await database.query(
    "select from trip_work where from_time < 'infinity' and ($1::int is null or device_id = $1) limit 1",
    [deviceId ?? null],
  )
  return rows.length === 0
}

/** The state of the trip detection of one device before a search, and its state afterwards. */
export interface SearchedState {
  deviceId: number
  before: SearchState
  after: SearchState
}

/**
 * Stores the new states of devices. Also keeps one state for every three hours of positions as a checkpoint. After a
 * late position, the search continues from a checkpoint instead of from the start.
 */
export async function saveStates(database: Queryable, searched: readonly SearchedState[]): Promise<void> {
  const moved = searched.filter(({ before, after }) => after.time !== null && after.time !== before.time)
  if (moved.length === 0) return
  await database.query(
    `with moved as (
       select device_id, to_timestamp(ms / 1000) as time, state::jsonb as state
       from unnest($1::int[], $2::float8[], $3::text[]) as t (device_id, ms, state)
     ), kept as (
       insert into trip_checkpoint (device_id, time, state)
       select device_id, time, state from moved where not exists (
         select from trip_checkpoint earlier
         where earlier.device_id = moved.device_id and earlier.time > moved.time - interval '3 hours'
       )
     )
     insert into trip_state (device_id, time, state) select device_id, time, state from moved
     on conflict (device_id) do update set time = excluded.time, state = excluded.state`,
    [
      moved.map(({ deviceId }) => deviceId),
      moved.map(({ after }) => after.time),
      moved.map(({ after }) => JSON.stringify(after)),
    ],
  )
}
