import { join, resolve } from 'node:path'
import { type CustomTypesConfig, Pool, type PoolClient, type PoolConfig, types as defaults } from 'pg'
import type { Database, Queryable } from './Database.ts'
import { DirectoryLockedError, findHolder } from './embedded/directoryLock.ts'
import { OWN_APPLICATION } from './embedded/BackendQueue.ts'
import { SOCKET_PORT, startEmbedded } from './embedded/startEmbedded.ts'
import { migrate } from './migrate.ts'
import { expectFinished } from './unfinishedRestore.ts'

export interface DatabaseConfig {
  dataDir: string
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined
  /** For commands: whether to connect to the running server if it uses the embedded database. */
  joinRunning?: boolean
  /** Statement time-out on a PostgreSQL server; 5 s by default, 0 for no limit. */
  statementTimeoutMs?: number
  /** Called when the embedded database stops unexpectedly. */
  onFailure?: (error: Error) => void
}

/**
 * Opens the database and runs the missing migrations. Throws `DirectoryLockedError` when another process uses it, and
 * `UnfinishedRestoreError` when a restore into it was not completed.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = await connectDatabase(config)
  try {
    await expectFinished(database)
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the database as it is, without checks and migrations. */
export async function connectDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl ? connectServer(config) : openEmbedded(config)
}

function connectServer({ databaseUrl, statementTimeoutMs = 5_000 }: DatabaseConfig): Database {
  return new PoolDatabase({
    connectionString: databaseUrl,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
  })
}

async function openEmbedded({ dataDir, joinRunning, onFailure }: DatabaseConfig): Promise<Database> {
  const running = joinRunning ? await findHolder(join(resolve(dataDir), 'lock')) : null
  if (running) return connectSocket(running.socketDirectory, () => Promise.resolve())
  try {
    const embedded = await startEmbedded(dataDir, onFailure ?? crash)
    return connectSocket(embedded.socketDirectory, () => embedded.stop())
  } catch (error) {
    // Another process acquired the lock after the check: connects to its socket.
    if (joinRunning && error instanceof DirectoryLockedError) {
      return connectSocket(error.holder.socketDirectory, () => Promise.resolve())
    }
    throw error
  }
}

function connectSocket(host: string, onClose: () => Promise<void>): Database {
  const account = { user: 'postgres', database: 'postgres', password: '', application_name: OWN_APPLICATION }
  return new PoolDatabase({ host, port: SOCKET_PORT, ...account, max: 4 }, onClose)
}

function crash(error: Error): never {
  throw error
}

const INT8 = 20

const types: CustomTypesConfig = {
  // Returns int8 as a number: the codes of administrative areas need int8, but are far below 2^53.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- pg types the oid as an enum and sends any number
  getTypeParser: (oid: number, format) => (oid === INT8 ? Number : defaults.getTypeParser(oid, format)),
}

/** A database behind a connection pool; the pool connects to the embedded database through its socket. */
class PoolDatabase implements Database {
  private readonly pool: Pool
  private readonly onClose: () => Promise<void>

  constructor(options: PoolConfig, onClose: () => Promise<void> = () => Promise.resolve()) {
    this.pool = new Pool({ max: 10, connectionTimeoutMillis: 5_000, ...options, types })
    // The pool replaces an idle connection that breaks. Without a listener, its error would end the process.
    this.pool.on('error', () => undefined)
    this.onClose = onClose
  }

  async query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]> {
    return run<Row>(this.pool, text, params)
  }

  async transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    // If the connection is lost between two statements, the client emits an error. Without a listener, this error would
    // end the process.
    const onError = (error: Error) => (broken = error)
    client.on('error', onError)
    try {
      await client.query('begin')
      const result = await work({ query: (text, params) => run(client, text, params) })
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(onError)
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  get waiting(): number {
    return this.pool.waitingCount
  }

  async close(): Promise<void> {
    await this.pool.end()
    await this.onClose()
  }
}

async function run<Row>(on: Pool | PoolClient, text: string, params?: readonly unknown[]): Promise<Row[]> {
  const { rows } = params ? await on.query(text, [...params]) : await on.query(text)
  return rows // `any` in the types of pg: the row type depends on the statement
}
