import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../database/Database.ts'
import { unavailable } from '../http/HttpError.ts'

/** Adds `/healthz` (the process runs) and `/readyz` (the database responds too). */
export function addHealthRoutes(app: FastifyInstance, database: Database) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', ({ log }) => checkDatabase(database, log))
}

async function checkDatabase(database: Database, log: FastifyBaseLogger) {
  try {
    await database.query('select 1')
  } catch (error) {
    log.warn({ err: error }, 'the database does not respond')
    throw unavailable()
  }
  return { status: 'ok' }
}
