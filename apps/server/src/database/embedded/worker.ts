import { parentPort, workerData } from 'node:worker_threads'
import { readdir, realpath, rename, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { type QueuePace, serveSocket } from './BackendQueue.ts'

export interface EmbeddedWorkerData {
  directory: string
  socket: string
  pace: QueuePace
}

const { directory, socket, pace }: EmbeddedWorkerData = workerData
/** Size of the PostgreSQL cache. The default of 128 MB doubles the memory of the process without a gain in speed. */
const SHARED_BUFFERS = '32MB'
/**
 * Maximum size of the write-ahead log that a replication slot keeps. A killed backup leaves such a slot; without this
 * limit, the log would fill the disk.
 */
const SLOT_LOG = '2GB'

await makeDatabase(directory)
const database = await PGlite.create(directory, {
  startParams: [
    ...PGlite.defaultStartParams,
    '-c',
    `shared_buffers=${SHARED_BUFFERS}`,
    '-c',
    `max_slot_wal_keep_size=${SLOT_LOG}`,
  ],
})
const backend = {
  run: (bytes: Uint8Array, onResponse: (bytes: Buffer) => void) =>
    // `data` is a view into the memory of the database: Buffer.from copies it.
    database.execProtocolRawStream(bytes, { onRawData: (data) => onResponse(Buffer.from(data)) }),
}
const server = await serveSocket(backend, socket, pace)

parentPort?.on('message', (message) => {
  if (message !== 'close') return
  server.close()
  // `exit` ends only this thread. It is needed because clients can still be connected.
  void database.close().then(() => process.exit())
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready')

/**
 * Creates a database if the directory is missing or empty. First creates it under another name and then renames it.
 * Under the final name, a process that is killed during the creation would leave an incomplete directory that looks
 * like a database.
 */
async function makeDatabase(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => [])
  if (names.length > 0) return
  const target = await realpath(directory).catch(() => directory)
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  await (await PGlite.create(draft)).close()
  await rename(draft, target)
}
