import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { acquireLock } from './directoryLock.ts'
import type { EmbeddedWorkerData } from './worker.ts'

/** The port in the socket's name, `.s.PGSQL.5432`; nothing listens on the network. */
export const SOCKET_PORT = 5432
const LONGEST_SOCKET_PATH = 100 // The kernel takes 107 bytes.
const IDLE_IN_TRANSACTION_MS = 10_000

/** The running embedded database: where its socket lies, and how it ends. */
export interface Embedded {
  socketDirectory: string
  stop(): Promise<void>
}

/**
 * Locks the data directory and starts the embedded PostgreSQL of it in a worker thread.
 * Throws `DirectoryLockedError` when another process has it. `onFailure` hears when the database dies later.
 */
export async function startEmbedded(dataDir: string, onFailure: (error: Error) => void): Promise<Embedded> {
  const root = resolve(dataDir)
  await mkdir(root, { recursive: true, mode: 0o700 })
  const socketDirectory = await makeSocketDirectory(root)
  const lock = await acquireLock(join(root, 'lock'), socketDirectory)
  const socket = join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}`)
  await rm(socket, { force: true })
  const data: EmbeddedWorkerData = {
    directory: join(root, 'database'),
    socket,
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data })
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  try {
    await new Promise((ready, fail) => worker.once('message', ready).once('error', fail))
  } catch (error) {
    await lock.release()
    throw error
  }
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
}

async function makeSocketDirectory(root: string): Promise<string> {
  const beside = join(root, 'run')
  if (beside.length > LONGEST_SOCKET_PATH - 20) return mkdtemp(join(tmpdir(), 'sikud-'))
  await mkdir(beside, { recursive: true })
  await chmod(beside, 0o700)
  return beside
}
