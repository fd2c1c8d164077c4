import type { Queryable } from '../database/Database.ts'
import { liveMoves, livePosition, livePositionJoins } from './liveJson.ts'

/** The whole fleet: the items of a JSON array as text, and the database snapshot that they were read in. */
export interface FleetText {
  positions: string
  snapshot: string
}

/** Changes as JSON text: moves as columns, the others as items of an array; empty without changes. */
export interface ChangesText {
  moved: string
  changed: string
  removed: string
  snapshot: string
  /** Whether this database can have made the snapshot. */
  known: boolean
}

/** Changed by a transaction that the snapshot does not include; the first condition is cheap and excludes old rows. */
const isNew = (table: string) =>
  `${table}.changed_by >= pg_snapshot_xmin(since.snapshot) and not pg_visible_in_snapshot(${table}.changed_by, since.snapshot)`

/** Reads the last position of every device. */
export async function readFleet(database: Queryable): Promise<FleetText> {
  const [row] = await database.query<FleetText>(
    `select pg_current_snapshot()::text as snapshot,
       coalesce(string_agg(${livePosition}, ',' order by device.name, device.id), '') as positions
     from device ${livePositionJoins}`,
  )
  return row ?? { positions: '', snapshot: '' }
}

/** Reads the changes after a snapshot, in one statement, so that they are consistent. */
export async function readChanges(database: Queryable, since: string): Promise<ChangesText> {
  const [row] = await database.query<ChangesText>(
    `with since as (select $1::pg_snapshot as snapshot)
     select pg_current_snapshot()::text as snapshot,
       pg_snapshot_xmax(since.snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as known,
       (select coalesce(${liveMoves}, '') from last_position place
        join device on device.id = place.device_id
        where ${isNew('place')} and not (${isNew('device')})) as moved,
       (select coalesce(string_agg(${livePosition}, ','), '') from device ${livePositionJoins}
        where ${isNew('device')}) as changed,
       (select coalesce(string_agg(device_id::text, ','), '') from removed_device
        where ${isNew('removed_device')}) as removed
     from since`,
    [since],
  )
  return row ?? { moved: '', changed: '', removed: '', snapshot: since, known: false }
}

/** Returns the present snapshot. */
export async function readSnapshot(database: Queryable): Promise<string> {
  const [row] = await database.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return row?.snapshot ?? ''
}
