import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { normaliseImei } from '../identities/identityKeys.ts'

/** How far the clock may be beyond the newest known time, in milliseconds; the function `may_delete` has the same. */
const MAX_LEAP_MS = 7 * 86_400_000
/** This number of trackers proves that the clock is right, if their own clocks differ from it by at most this time. */
const WITNESSES = 3
const WITNESS_MS = 3_600_000

/** The clock of the server, and whether it can be trusted; times are milliseconds since 1970. */
export interface ServerClock {
  /** The time of this process or of the database, whichever is later. */
  now: number
  /** The newest time that is known to be right; null in a new database. */
  knownAt: number | null
  /** True if the clock is so far beyond `knownAt` that nothing may be deleted. */
  isAhead: boolean
}

/** SQL for the time of this process, which is parameter 1, or of the database, whichever is later. */
const latest = 'greatest(clock_timestamp(), to_timestamp($1::float8 / 1000))'

/** Reads whether the clock can be trusted; `now` is the clock of this process. */
export async function readServerClock(database: Queryable, now: number): Promise<ServerClock> {
  const [row] = await database.query<ServerClock>(
    `select ${epochMs('at')} as now, ${epochMs('known_at')} as "knownAt", not may_delete(at) as "isAhead"
     from clock_mark, (select ${latest} as at) as clock`,
    [now],
  )
  return row ?? { now, knownAt: null, isAhead: false }
}

/**
 * Compares the clock with the newest known time, which it then raises. A clock that is too far ahead changes nothing.
 * Call it before a server writes anything, and at least once a day.
 */
export async function checkServerClock(database: Queryable, now: number): Promise<ServerClock> {
  await database.query(
    `update clock_mark set known_at = greatest(known_at, at) from (select ${latest} as at) as clock where may_delete(at)`,
    [now],
  )
  return readServerClock(database, now)
}

/** Returns whether data that is too old at the time `now` may be deleted. Ask before each deletion by age. */
export async function mayDelete(database: Queryable, now: number): Promise<boolean> {
  return !(await readServerClock(database, now)).isAhead
}

/** Takes the time of the clock as right, even if it is far from the newest known time. Returns the clock before. */
export async function acceptServerClock(database: Queryable, now: number): Promise<ServerClock> {
  const before = await readServerClock(database, now)
  await database.query('update clock_mark set known_at = to_timestamp($1::float8 / 1000)', [before.now])
  await database.query('delete from clock_witness')
  return before
}

/** Returns the line for the log of a server whose clock is too far ahead. */
export function describeAhead({ now, knownAt }: ServerClock): string {
  const msg =
    'the clock is more than 7 days beyond the newest known time: nothing is deleted until three trackers report this time. If the clock is right, run: npm run retention -- --accept-clock'
  const known = knownAt === null ? null : new Date(knownAt).toISOString()
  return JSON.stringify({ level: 50, time: Date.now(), msg, clock: new Date(now).toISOString(), known })
}

/** A report as a witness of the right time: the IMEI, and the times that the tracker itself recorded. */
export interface Witness {
  imei: string
  times: readonly number[]
}

/**
 * Tells how old a position may be, and lets the trackers prove the clock of a server that is too far ahead or behind.
 * Reads the database only while the clock is in doubt.
 */
export class ClockProof {
  private readonly database: Queryable
  private knownAt: number | null = null

  constructor(database: Queryable) {
    this.database = database
  }

  /** Returns the time from which the age of positions counts: the clock, or the newest known time if it is ahead. */
  async reference(now: number): Promise<number> {
    if (!this.isDoubted(now)) return now
    const clock = await readServerClock(this.database, now)
    this.knownAt = clock.knownAt
    return clock.isAhead && clock.knownAt !== null ? Math.min(now, clock.knownAt) : now
  }

  /** Accepts the clock if enough trackers report times near it. Call it after `reference`, with known devices only. */
  async add(witnesses: readonly Witness[], now: number): Promise<void> {
    if (!this.isDoubted(now) || this.knownAt === null) return
    const near = witnesses.flatMap(({ imei, times }) => {
      const newest = Math.max(...times.filter((time) => Math.abs(time - now) <= WITNESS_MS))
      return Number.isFinite(newest) ? [[normaliseImei(imei), newest] as const] : []
    })
    if (near.length === 0) return
    const newest = new Map(near)
    await this.database.query(
      `insert into clock_witness (imei, at) select imei, to_timestamp(ms / 1000) from unnest($1::text[], $2::float8[]) as t (imei, ms)
       order by imei on conflict (imei) do update set at = excluded.at`,
      [[...newest.keys()], [...newest.values()]],
    )
    const proven = await this.database.query(
      `update clock_mark set known_at = clock.at from (select ${latest} as at) as clock
       where (select count(*) from clock_witness
         where abs(extract(epoch from clock_witness.at - clock.at)) * 1000 <= $2::float8) >= $3
       returning known_at`,
      [now, WITNESS_MS, WITNESSES],
    )
    if (proven.length === 0) return
    this.knownAt = now
    await this.database.query('delete from clock_witness')
  }

  private isDoubted(now: number): boolean {
    return this.knownAt === null || Math.abs(now - this.knownAt) > MAX_LEAP_MS
  }
}
