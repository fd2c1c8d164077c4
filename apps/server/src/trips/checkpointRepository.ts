import type { Queryable } from '../database/Database.ts'
import type { SearchState } from './TripDetector.ts'

/** The states of one device before and after a search. */
export interface SearchedState {
  deviceId: number
  before: SearchState
  after: SearchState
}

/**
 * Replaces the states of devices, and keeps one state per three hours of positions as a checkpoint: after a late position the
 * search continues from there instead of from the beginning.
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
