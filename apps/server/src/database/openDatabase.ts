import { join, resolve } from 'node:path'
import type { Database } from './Database.ts'
import { DirectoryLockedError, findHolder } from './embedded/directoryLock.ts'
import { OWN_APPLICATION } from './embedded/serveSocket.ts'
import { SOCKET_PORT, startEmbedded } from './embedded/startEmbedded.ts'
import { migrate } from './migrate.ts'
import { PoolDatabase } from './PoolDatabase.ts'
import { expectFinished } from './unfinishedRestore.ts'

/** The database to open, and what to do when another process uses it. */
export interface DatabaseConfig {
  /** The directory of the embedded database. */
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
