import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from '../database/Database.ts'
import type { UserLoads } from '../security/UserLoads.ts'
import { defaultPace, LiveFeed } from './LiveFeed.ts'

/** Adds the live feed. The feed ends its streams before the server closes, because closing waits for open streams. */
export function addLiveFeed(app: FastifyInstance, database: Database, loads?: UserLoads): LiveFeed {
  const onError = (err: unknown) => app.log.warn({ err }, 'live positions could not be read')
  const feed = new LiveFeed(database, onError, defaultPace, loads)
  app.addHook('onReady', async () => {
    const rows = await repairChanges(database)
    if (rows > 0) app.log.warn({ rows }, 'marks of changes from another database cluster were repaired')
  })
  app.addHook('preClose', () => feed.close())
  return feed
}

/**
 * SQL condition that is true for a row with a transaction id from the future. Such a row comes from another database
 * cluster.
 */
const isForeign = 'changed_by >= pg_snapshot_xmax(pg_current_snapshot())'

/**
 * Repairs rows with a transaction id from the future; otherwise, the feed would send them with every read. Such rows
 * come from a restore of another database cluster with higher transaction ids. Marks devices, contacts and positions as
 * changed now, deletes such rows of `removed_device`, and returns the number of repaired rows.
 */
export async function repairChanges(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `with devices as (update device set changed_by = pg_current_xact_id() where ${isForeign} returning id),
       contacts as (update device_contact set changed_by = pg_current_xact_id() where ${isForeign} returning device_id),
       places as (update last_position set changed_by = pg_current_xact_id() where ${isForeign} returning device_id),
       removed as (delete from removed_device where ${isForeign} returning device_id)
     select (select count(*) from devices) + (select count(*) from contacts) + (select count(*) from places) + (select count(*) from removed) as count`,
  )
  return row?.count ?? 0
}
