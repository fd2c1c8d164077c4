import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/Database.ts'
import { LiveFeed } from './LiveFeed.ts'

/** The one feed of a server; its streams end when the server is told to close, which would wait for them otherwise. */
export function addLiveFeed(app: FastifyInstance, database: Database): LiveFeed {
  const feed = new LiveFeed(database, (err) => app.log.warn({ err }, 'live positions could not be read'))
  app.addHook('preClose', () => feed.close())
  return feed
}
