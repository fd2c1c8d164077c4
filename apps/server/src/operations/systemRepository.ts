import { statfs } from 'node:fs/promises'
import type { Database, Queryable } from '../database/Database.ts'

/** Figures from the database that operators see. Ages are in seconds. */
export interface DatabaseFigures {
  bytes: number
  /** Number of devices that made contact within the last minute. */
  reportingDevices: number
  /**
   * Number of devices with new positions that trip detection has not processed yet (`waitingTrips`), and the longest
   * time that one of them has waited (`oldestTripS`).
   */
  waitingTrips: number
  oldestTripS: number
  /** Time since the last search for events; null before the first search. */
  notificationAgeS: number | null
  waitingPushes: number
  /** Number of push messages that failed within the last day. */
  failedPushes: number
  waitingMails: number
  failedMails: number
}

/** Reads the figures; scans small tables, which takes a few milliseconds. */
export async function readFigures(database: Queryable): Promise<DatabaseFigures> {
  const [row] = await database.query<DatabaseFigures>(
    `select pg_database_size(current_database()) as bytes,
       (select count(*)::int from device_contact where last_contact > now() - interval '1 minute') as "reportingDevices",
       trips.count::int as "waitingTrips", coalesce(trips.oldest, 0)::float8 as "oldestTripS",
       (select extract(epoch from now() - looked_at)::float8 from notification_watch) as "notificationAgeS",
       pushes.waiting::int as "waitingPushes", pushes.failed::int as "failedPushes",
       mails.waiting::int as "waitingMails", mails.failed::int as "failedMails"
     from (
       select count(*) as count, extract(epoch from now() - min(marked_at)) as oldest
       from trip_work where from_time < 'infinity' and marked_at <= now()
     ) as trips, (
       select count(*) filter (where status = 'waiting') as waiting,
         count(*) filter (where status = 'failed' and next_at > now() - interval '1 day') as failed
       from push_sending
     ) as pushes, (
       select count(*) filter (where state = 'queued') as waiting, count(*) filter (where state = 'failed') as failed
       from mail_outbox
     ) as mails`,
  )
  if (row === undefined) throw new Error('The database returned no figures.')
  return row
}

/**
 * Returns the number of received positions for each outcome in the current and the previous hour, most frequent first.
 */
export async function readOutcomes(database: Queryable): Promise<{ kind: string; count: number }[]> {
  return database.query(
    `select kind, sum(count)::int as count from position_count
     where hour >= date_trunc('hour', now(), 'UTC') - interval '1 hour'
     group by kind order by 2 desc, kind`,
  )
}

export interface BackupState {
  madeAt: Date | null
  bytes: number | null
  verifiedAt: Date | null
  /** Why the server could not make or verify the latest backup. */
  problem: string | null
}

/** Reads when the last backup was made, and when a backup was last verified. */
export async function readBackups(database: Queryable): Promise<BackupState> {
  const [row] = await database.query<BackupState>(
    `select last.made_at as "madeAt", last.bytes,
       (select max(verified_at) from backup where verified_at <= now()) as "verifiedAt",
       (select problem from backup where started_at <= now() order by started_at desc limit 1) as problem
     from (select) as one left join lateral (
       select made_at, bytes from backup where made_at <= now() order by made_at desc limit 1
     ) as last on true`,
  )
  return row ?? { madeAt: null, bytes: null, verifiedAt: null, problem: null }
}

/** Reads the version of PostgreSQL and the last migration. */
export async function readVersions(database: Queryable): Promise<{ postgres: string; schema: string }> {
  const [row] = await database.query<{ postgres: string; schema: string }>(
    `select current_setting('server_version') as postgres, (select max(name) from migration) as schema`,
  )
  return row ?? { postgres: '', schema: '' }
}

/** Free and total space of a disk, in bytes. */
export interface Disk {
  free: number
  total: number
}

/** Returns the space on the disk of a directory; null if it cannot be read. */
export async function readDisk(directory: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(directory)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}

/** Maximum age of the figures, in milliseconds. */
export const REFRESH_MS = 10_000

/** Returns a function that calls `read` at most once every `ms` milliseconds; calls in between get the last result. */
export function atMostEvery<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<Result> | null = null
  let readAt = -Infinity
  return () => {
    if (last === null || performance.now() - readAt >= ms) {
      readAt = performance.now()
      last = read()
      last.catch(() => (last = null))
    }
    return last
  }
}

/** The figures that the page Sistem and the metrics both show. */
export interface SystemFigures {
  figures: DatabaseFigures
  outcomes: { kind: string; count: number }[]
  backups: BackupState
  disk: Disk | null
}

/**
 * Reads every figure. Call it through `atMostEvery`; otherwise, frequent requests of Prometheus and of pages would slow
 * down the database.
 */
export async function readSystem(database: Database, dataDir: string): Promise<SystemFigures> {
  return {
    figures: await readFigures(database),
    outcomes: await readOutcomes(database),
    backups: await readBackups(database),
    disk: await readDisk(dataDir),
  }
}
