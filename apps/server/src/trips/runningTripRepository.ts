import type { Queryable } from '../database/Database.ts'
import type { SearchedState } from './checkpointRepository.ts'
import type { SearchState } from './SearchState.ts'
import { openSpans } from './TripDetector.ts'

/** Keeps the list of the trips that are under way; touches nothing of devices where none began or ended. */
export async function saveRunningTrips(
  database: Queryable,
  searched: readonly SearchedState[],
): Promise<void> {
  const changed = searched.filter(
    ({ before, after }) => before.again > 0 || startsOf(before).join() !== startsOf(after).join(),
  )
  if (changed.length === 0) return
  const running = changed.flatMap(({ deviceId, after }) =>
    startsOf(after).map((start) => ({ deviceId, start })),
  )
  const ids = changed.map(({ deviceId }) => deviceId)
  const trips = [running.map(({ deviceId }) => deviceId), running.map(({ start }) => start)]
  await database.query(
    `delete from running_trip where device_id = any($1) and not exists (
       select from unnest($2::int[], $3::float8[]) as running (device_id, ms)
       where running.device_id = running_trip.device_id and to_timestamp(running.ms / 1000) = start_time)`,
    [ids, ...trips],
  )
  await database.query(
    `insert into running_trip (device_id, start_time)
     select device_id, to_timestamp(ms / 1000) from unnest($1::int[], $2::float8[]) as running (device_id, ms)
     on conflict do nothing`,
    trips,
  )
}

function startsOf(state: SearchState): number[] {
  return openSpans(state).map(({ span }) => span.start)
}
