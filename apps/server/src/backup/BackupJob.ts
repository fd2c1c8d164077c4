import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BackgroundWork, repeatJob } from '../background/BackgroundWork.ts'
import type { BackupSettings } from '../config/config.ts'
import { mayDelete } from '../clock/serverClock.ts'
import type { Database } from '../database/Database.ts'
import { claimBackup, finishBackup, isVerifiedSince, noteResult } from './backupRepository.ts'
import { FILE_NAME, fileName, type BackupSource, makeBackup } from './makeBackup.ts'

const run = promisify(execFile)
const VERIFY = fileURLToPath(new URL('../cli/verify.ts', import.meta.url))
const pace = { everyMs: 300_000, delayMs: 60_000, minPauseMs: 0, pauseFactor: 0 }
const dayMs = 86_400_000
const RETRY_AFTER_MS = 3_600_000
/**
 * Maximum size, in bytes, of a backup that is always verified. A larger backup is verified only if no backup was
 * verified within about a week.
 */
const CHEAP_BYTES = 100e6

export interface BackupJobOptions {
  now?: () => number
  /** Writes a line to the log; by default to standard error, whatever log level is set. */
  write?: (line: string) => void
}

/**
 * Makes a backup each day, verifies it and deletes the oldest ones. If several servers share a database, only one of
 * them makes the backup.
 */
export class BackupJob {
  private readonly database: Database
  private readonly settings: BackupSettings
  private readonly source: BackupSource
  private readonly now: () => number
  private readonly write: (line: string) => void
  private readonly background: BackgroundWork
  private readonly ending = new AbortController()

  constructor(
    database: Database,
    settings: BackupSettings,
    source: BackupSource,
    { now = Date.now, write = (line) => void process.stderr.write(`${line}\n`) }: BackupJobOptions = {},
  ) {
    this.database = database
    this.settings = settings
    this.source = source
    this.now = now
    this.write = write
    this.background = repeatJob(() => this.runOnce(), pace)
  }

  start(): void {
    this.background.start()
  }

  /**
   * Aborts a backup in progress. After a restart, the server makes the backup again an hour after the start of the
   * aborted attempt.
   */
  async stop(): Promise<void> {
    this.ending.abort()
    await this.background.stop()
  }

  /** Makes the backup that is due, unless it exists already. */
  async runOnce(): Promise<void> {
    const now = new Date(this.now())
    const file = join(resolve(this.settings.directory), fileName(now))
    const due = lastDue(now, this.settings.hour)
    const id = await claimBackup(this.database, { due, now, retryAfterMs: RETRY_AFTER_MS, file })
    if (id === null) return
    const begin = performance.now()
    try {
      await mkdir(this.settings.directory, { recursive: true, mode: 0o700 })
      const { bytes, rows } = await makeBackup(this.database, this.source, file, this.ending.signal)
      await finishBackup(this.database, id, bytes)
      this.log(30, 'backup made', { file, bytes, rows, ms: Math.round(performance.now() - begin) })
      await this.verify(id, file, bytes)
      await this.prune()
    } catch (error) {
      if (this.ending.signal.aborted) return
      const problem = error instanceof Error ? error.message.trim() : String(error)
      this.log(50, 'backup failed', { file, problem })
      await noteResult(this.database, id, problem)
    }
  }

  /** Verifies a backup in a separate process, because a second database needs much memory. */
  private async verify(id: number, file: string, bytes: number): Promise<void> {
    const isFresh = await isVerifiedSince(this.database, new Date(this.now() - 6.5 * dayMs))
    if (bytes > CHEAP_BYTES && isFresh) return
    const { databaseUrl } = this.source
    const env = { ...process.env, TMPDIR: this.settings.directory, DATABASE_URL: databaseUrl ?? '' }
    try {
      await run(process.execPath, [VERIFY, file], { env, signal: this.ending.signal })
    } catch (error) {
      if (error instanceof Error && 'stderr' in error) error.message = String(error.stderr)
      throw error
    }
    await noteResult(this.database, id, null)
    this.log(30, 'backup verified', { file })
  }

  /**
   * Deletes all but the newest backups, and the temporary files that older releases left. Called after a successful
   * backup. Does not count a backup from the future, which a server with a wrong clock made.
   */
  private async prune(): Promise<void> {
    if (!(await mayDelete(this.database, this.now()))) return
    const { directory, keep } = this.settings
    const names = await readdir(directory)
    const newest = fileName(new Date(this.now()))
    const backups = names.filter((name) => FILE_NAME.test(name) && name <= newest).toSorted()
    for (const name of backups.slice(0, -keep)) await rm(join(directory, name), { force: true })
    const left = names.filter((name) => /^sikud-.*\.part/.test(name)).map((name) => join(directory, name))
    for (const path of left) {
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: this.now() }))
      if (mtimeMs < this.now() - dayMs) await rm(path, { recursive: true, force: true })
    }
  }

  private log(level: number, msg: string, details: object): void {
    this.write(JSON.stringify({ level, time: this.now(), msg, ...details }))
  }
}

function lastDue(now: Date, hour: number): Date {
  const due = new Date(now)
  due.setHours(hour, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}
