import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/Database.ts'
import { unavailable } from '../HttpError.ts'

/** `/healthz`: the process lives. `/readyz`: it can also do its work. */
export function addHealthRoutes(app: FastifyInstance, database: Database) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request) => {
    try {
      await database.query('select 1')
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw unavailable()
    }
    return { status: 'ok' }
  })
}
