import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/Database.ts'
import { LiveFeed } from './LiveFeed.ts'
import { repairChanges } from './repairChanges.ts'

/** Adds the server's feed. It ends its streams before the server closes, which would wait for them otherwise. */
export function addLiveFeed(app: FastifyInstance, database: Database): LiveFeed {
  const feed = new LiveFeed(database, (err) => app.log.warn({ err }, 'live positions could not be read'))
  app.addHook('onReady', async () => {
    const rows = await repairChanges(database)
    if (rows > 0) app.log.warn({ rows }, 'marks of changes from another database cluster were repaired')
  })
  app.addHook('preClose', () => feed.close())
  return feed
}
