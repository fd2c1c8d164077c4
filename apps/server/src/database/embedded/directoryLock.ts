import { randomUUID } from 'node:crypto'
import { type BigIntStats, readFileSync, readlinkSync } from 'node:fs'
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const HEARTBEAT_MS = 3_000
const SILENT_MS = 15_000
/** Number of times, and the pause between them, that a killed holder is asked whether it has ended. */
const ENDING_TRIES = 40
const ENDING_PAUSE_MS = 50
/** Flag of the kernel for a process that is ending (PF_EXITING), and the bit of SIGKILL in a set of signals. */
const EXITING = 0x4
const KILLED = 0x100

/** The content of the lock file: the process that holds the lock. */
export interface LockHolder {
  pid: number
  /** Identifies the current boot of the machine. */
  boot: string
  /** Identifies the container: process ids of another container have no meaning here. */
  namespace: string
  /** Start time of the process in clock ticks. The operating system reuses process ids, but with another start time. */
  started: string
  socketDirectory: string
  nonce: string
  /**
   * The file-system device number (`st_dev`) and the inode of the lock file, which differ in a copy of the file. Older
   * versions of the server do not write this field.
   */
  file?: string
}

/** Thrown when another process holds the lock. Two embedded databases on one directory would lose rows. */
export class DirectoryLockedError extends Error {
  readonly holder: LockHolder
  constructor(holder: LockHolder) {
    super(`The data directory is in use by process ${holder.pid}.`)
    this.name = 'DirectoryLockedError'
    this.holder = holder
  }
}

/** Acquires the lock or throws `DirectoryLockedError`. Takes over the lock of a process that ended. */
export async function acquireLock(
  path: string,
  socketDirectory: string,
): Promise<{ release(): Promise<void> }> {
  const own = { ...describeSelf(), socketDirectory, nonce: randomUUID() }
  await hold(path, own)
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

async function hold(path: string, own: LockHolder): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    if (await create(path, own)) return
    const holder = await readLock(path)
    if (holder) {
      const state = await stateOf(path, holder)
      if (state === 'held' || attempt > ENDING_TRIES) throw new DirectoryLockedError(holder)
      if (state === 'free' && (await takeOver(path, holder, own))) return
      // Either the holder is ending, or another process is taking over the stale lock: the next attempt sees the result.
      await setTimeout(state === 'ending' ? ENDING_PAUSE_MS : 10)
    }
  }
}

/**
 * Replaces a stale lock by our lock in one step. Several processes can find the same stale lock. Each process therefore
 * first acquires a second lock, named after the stale lock, and then checks that the stale lock still exists.
 */
async function takeOver(path: string, stale: LockHolder, own: LockHolder): Promise<boolean> {
  const claim = `${path}.${stale.nonce}`
  try {
    await hold(claim, own)
  } catch (error) {
    if (error instanceof DirectoryLockedError) return false
    throw error
  }
  try {
    if ((await readLock(path))?.nonce !== stale.nonce) return false
    await rename(await writeDraft(path, own), path)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

/**
 * Returns the holder of the lock; null without a lock. Pid 0 means that the lock is unreadable, as after a power cut.
 */
export async function readLock(path: string): Promise<LockHolder | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const holder: LockHolder = JSON.parse(text)
    return holder
  } catch {
    return { pid: 0, boot: 'unknown', namespace: '', started: '', socketDirectory: '', nonce: 'unreadable' }
  }
}

/** Returns the process that holds the lock now; null when no running process does. */
export async function findHolder(path: string): Promise<LockHolder | null> {
  const holder = await readLock(path)
  return holder && (await stateOf(path, holder)) === 'held' ? holder : null
}

/** Writes a second file and links it, so that the lock appears with its complete content. */
async function create(path: string, own: LockHolder): Promise<boolean> {
  const draft = await writeDraft(path, own)
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

async function writeDraft(path: string, own: LockHolder): Promise<string> {
  const draft = `${path}.${own.nonce}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    const file = identify(await handle.stat({ bigint: true }))
    await handle.writeFile(JSON.stringify({ ...own, file }))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return draft
}

function identify({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`
}

/**
 * Returns 'held' if the process that wrote a lock is alive, and the file is the original and not a copy. A process on
 * another machine or in another container cannot be checked, and the same file can have another `st_dev` there. Then
 * only the age of the file decides. Returns 'ending' for a process that was killed and may still write.
 */
async function stateOf(path: string, holder: LockHolder): Promise<'held' | 'ending' | 'free'> {
  const self = describeSelf()
  if (holder.boot === self.boot && holder.namespace === self.namespace) {
    if (!isAlive(holder.pid) || startTime(holder.pid) !== holder.started) return 'free'
    const stats = await stat(path, { bigint: true }).catch(() => null)
    const isOriginal = stats !== null && (holder.file === undefined || holder.file === identify(stats))
    return isOriginal ? endOf(holder.pid) : 'free'
  }
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < SILENT_MS ? 'held' : 'free'
}

/**
 * Returns how far a process has ended. Until its parent has noticed, the operating system lists a process that ended,
 * as a zombie. While other threads of a zombie end, they can still write.
 */
function endOf(pid: number): 'held' | 'ending' | 'free' {
  const [state = '', , , , , , flags = '0'] = readStat(pid)
  const isZombie = state === 'Z' || state === 'X'
  if (isZombie && Number(readStat(pid)[17]) <= 1) return 'free'
  return isZombie || (Number(flags) & EXITING) !== 0 || isKilled(pid) ? 'ending' : 'held'
}

/** Returns whether a process has received SIGKILL, which it can no longer handle. */
function isKilled(pid: number): boolean {
  const status = tryRead(() => readFileSync(`/proc/${pid}/status`, 'utf8'))
  const masks = [...status.matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm)].map(([, mask]) =>
    Number(`0x${mask}`),
  )
  return masks.some((mask) => Math.floor(mask / KILLED) % 2 === 1)
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
  return readStat(pid)[19] ?? ''
}

/** Reads the fields of /proc/PID/stat from the third on. The second field is a name in brackets that can contain spaces. */
function readStat(pid: number): string[] {
  return tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
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
    return '' // Only Linux has /proc; elsewhere the process id alone decides.
  }
}
