import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/Database.ts'

/** Adds `/healthz` (whether the process runs) and `/readyz` (whether the server can serve requests, and why not). */
export function addHealthRoutes(app: FastifyInstance, database: Database) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async ({ log }, reply) => {
    const reasons = await findReasons(database, log)
    return reasons.length === 0 ? { status: 'ok' } : sendReasons(reply, reasons)
  })
}

/** Returns why the server cannot serve requests; writes the error itself only to the log. */
async function findReasons(database: Database, log: FastifyBaseLogger): Promise<string[]> {
  try {
    const [row] = await database.query<{ readOnly: boolean }>(
      `select current_setting('transaction_read_only') = 'on' as "readOnly"`,
    )
    return row?.readOnly ? ['The database is read-only: a standby, or a failover in progress.'] : []
  } catch (error) {
    log.warn({ err: error }, 'the database does not respond')
    return ['The database does not respond.']
  }
}

function sendReasons(reply: FastifyReply, reasons: string[]) {
  return reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .send({ status: 'not ready', reasons })
}
