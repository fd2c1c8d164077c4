import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'

const HEARTBEAT_MS = 3_000
const SILENT_MS = 15_000

/** What the lock file says about the process that holds it. */
export interface LockHolder {
  pid: number
  /** Tells this start of the machine from an earlier one. */
  boot: string
  /** Tells containers apart, whose process ids mean nothing to each other. */
  namespace: string
  /** When the process started, in clock ticks: process ids are used again. */
  started: string
  socketDirectory: string
  nonce: string
}

/** The embedded database has no lock of its own, and two processes on one directory lose each other's rows. */
export class DirectoryLockedError extends Error {
  readonly holder: LockHolder
  constructor(holder: LockHolder) {
    super(`The data directory is in use by process ${holder.pid}.`)
    this.name = 'DirectoryLockedError'
    this.holder = holder
  }
}

/** Takes the lock or throws `DirectoryLockedError`; the lock of a process that is gone is taken over. */
export async function acquireLock(
  path: string,
  socketDirectory: string,
): Promise<{ release(): Promise<void> }> {
  const own = { ...describeSelf(), socketDirectory, nonce: randomUUID() }
  for (let attempt = 0; ; attempt++) {
    if (await create(path, own)) break
    const holder = await readLock(path)
    if (holder && (attempt > 20 || (await isHeld(path, holder)))) throw new DirectoryLockedError(holder)
    if (holder) await removeStale(path, holder)
  }
  const heartbeat = setInterval(
    () => void utimes(path, new Date(), new Date()).catch(() => undefined),
    HEARTBEAT_MS,
  )
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      if ((await readLock(path))?.nonce === own.nonce) await rm(path, { force: true })
    },
  }
}

/** Reads who holds the lock; `null` when nobody does. */
export async function readLock(path: string): Promise<LockHolder | null> {
  try {
    const holder: LockHolder = JSON.parse(await readFile(path, 'utf8'))
    return holder
  } catch {
    return null
  }
}

/** Writes a file beside and links it, so that a lock is there whole or not at all. */
async function create(path: string, own: LockHolder): Promise<boolean> {
  const draft = `${path}.${own.nonce}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(JSON.stringify(own))
  await file.close()
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Whether the process of a lock still lives; another machine's or container's shows by its heartbeat. */
export async function isHeld(path: string, holder: LockHolder): Promise<boolean> {
  const self = describeSelf()
  if (holder.boot === self.boot && holder.namespace === self.namespace) {
    return isAlive(holder.pid) && startTime(holder.pid) === holder.started
  }
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs < SILENT_MS
}

/** Two may judge the same lock stale: whoever moves a fresh one away by that puts it back. */
async function removeStale(path: string, stale: LockHolder): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
    if ((await readLock(aside))?.nonce !== stale.nonce) await link(aside, path)
  } catch {
    // Somebody else was faster; the next attempt sees how it ended.
  } finally {
    await rm(aside, { force: true })
  }
}

function describeSelf() {
  return {
    pid: process.pid,
    boot: tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: tryRead(() => readlinkSync('/proc/self/ns/pid')),
    started: startTime(process.pid),
  }
}

function startTime(pid: number): string {
  // The 22nd field; the second one is a name in brackets, which may hold spaces.
  return tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function tryRead(read: () => string): string {
  try {
    return read()
  } catch {
    return '' // Only Linux tells; elsewhere the process id alone decides.
  }
}
