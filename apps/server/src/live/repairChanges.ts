import type { Database } from '../database/Database.ts'

/** No transaction that this snapshot sees can have such a number: it comes from another database cluster. */
const isForeign = 'changed_by >= pg_snapshot_xmax(pg_current_snapshot())'

/**
 * Marks rows as changed now whose mark lies in the future, as after a restore of data from a database cluster that had
 * counted further: no snapshot would ever see them, and the feed would send them with every look. Returns how many.
 */
export async function repairChanges(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `with devices as (update device set changed_by = pg_current_xact_id() where ${isForeign} returning id),
       places as (update last_position set changed_by = pg_current_xact_id() where ${isForeign} returning device_id),
       removed as (delete from removed_device where ${isForeign} returning device_id)
     select (select count(*) from devices) + (select count(*) from places) + (select count(*) from removed) as count`,
  )
  return row?.count ?? 0
}
