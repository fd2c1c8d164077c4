import { chmod, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { checkDirectory, DataDirectoryError } from './checkDirectory.ts'
import { acquireLock, DirectoryLockedError, findHolder } from './directoryLock.ts'
import type { EmbeddedWorkerData } from './worker.ts'

/** The port in the name of the socket, `.s.PGSQL.5432`; no network port is open. */
export const SOCKET_PORT = 5432
const MAX_SOCKET_PATH_BYTES = 100 // The limit of the kernel is 107 bytes.
/** A disk with less free space counts as full: one segment of the write-ahead log has 16 MB. */
const FULL_BYTES = 16 * 1024 * 1024
const PACE = { idleInTransactionMs: 10_000, sessionMs: 300 }

/** The running embedded database. */
export interface Embedded {
  socketDirectory: string
  stop(): Promise<void>
}

/**
 * Locks the data directory and starts its embedded PostgreSQL in a worker thread.
 * Throws `DirectoryLockedError` when another process uses it, and `DataDirectoryError` when it contains something else
 * or is damaged. Calls `onFailure` when the database fails later.
 */
export async function startEmbedded(dataDir: string, onFailure: (error: Error) => void): Promise<Embedded> {
  const root = resolve(dataDir)
  const lockPath = join(root, 'lock')
  await checkUnlessHeld(root, lockPath)
  await mkdir(root, { recursive: true, mode: 0o700 })
  const socketDirectory = await makeSocketDirectory(root)
  const lock = await acquireLock(lockPath, socketDirectory)
  try {
    // Checks again: another process may have created a database and died since the first check.
    await checkDirectory(root)
    const socket = join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}`)
    await rm(socket, { force: true })
    const { worker, ended } = await startWorker({ directory: join(root, 'database'), socket, pace: PACE })
    worker.once('error', onFailure)
    return {
      socketDirectory,
      async stop() {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
        worker.postMessage('close')
        await ended
        await rm(socket, { force: true })
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * Checks the data directory. A database that another process is creating looks damaged. If the check fails while
 * another process holds the lock, this function therefore throws `DirectoryLockedError`.
 */
async function checkUnlessHeld(root: string, lockPath: string): Promise<void> {
  try {
    await checkDirectory(root)
  } catch (error) {
    const holder = await findHolder(lockPath)
    throw holder ? new DirectoryLockedError(holder) : error
  }
}

async function startWorker(data: EmbeddedWorkerData) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data })
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  try {
    await new Promise((ready, fail) => worker.once('message', ready).once('error', fail))
  } catch (error) {
    throw notOpened(data.directory, error, await freeBytes(dirname(data.directory)))
  }
  return { worker, ended }
}

/** Returns the error for a database that did not open; `free` is the free space of its disk, in bytes. */
export function notOpened(directory: string, error: unknown, free: number): DataDirectoryError {
  if (free < FULL_BYTES) {
    return new DataDirectoryError(
      directory,
      'the disk is full.',
      'Free some space, then start again: nothing is damaged.',
    )
  }
  const reason = error instanceof Error ? error.message : JSON.stringify(error)
  const remedy = 'It may be damaged: move it away and restore a backup (npm run restore -- FILE).'
  return new DataDirectoryError(directory, `it did not open (${reason}).`, remedy)
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function makeSocketDirectory(root: string): Promise<string> {
  const beside = join(root, 'run')
  if (beside.length > MAX_SOCKET_PATH_BYTES - 20) return mkdtemp(join(tmpdir(), 'sikud-'))
  await mkdir(beside, { recursive: true })
  await chmod(beside, 0o700)
  return beside
}
