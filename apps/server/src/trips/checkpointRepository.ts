import type { Queryable } from '../database/Database.ts'
import type { SearchState } from './SearchState.ts'

/** What was known before and after a search of one device. */
export interface SearchedState {
  deviceId: number
  before: SearchState
  after: SearchState
}

/**
 * Keeps what is known now in place of what was known before; every three hours of positions one state stays, so that a
 * late position does not have everything searched again.
 */
export async function saveStates(database: Queryable, searched: readonly SearchedState[]): Promise<void> {
  const moved = searched.filter(({ before, after }) => after.time !== null && after.time !== before.time)
  if (moved.length === 0) return
  await database.query(
    `with saved as (
       insert into trip_checkpoint (device_id, time, state)
       select device_id, to_timestamp(ms / 1000), state::jsonb
       from unnest($1::int[], $2::float8[], $3::text[]) as t (device_id, ms, state)
       on conflict (device_id, time) do update set state = excluded.state
     )
     delete from trip_checkpoint using unnest($1::int[], $4::float8[]) as before (device_id, ms)
     where trip_checkpoint.device_id = before.device_id and trip_checkpoint.time = to_timestamp(before.ms / 1000)
       and exists (
         select from trip_checkpoint earlier where earlier.device_id = before.device_id
           and earlier.time < trip_checkpoint.time and earlier.time > trip_checkpoint.time - interval '3 hours'
       )`,
    [
      moved.map(({ deviceId }) => deviceId),
      moved.map(({ after }) => after.time),
      moved.map(({ after }) => JSON.stringify(after)),
      moved.map(({ before }) => before.time),
    ],
  )
}
