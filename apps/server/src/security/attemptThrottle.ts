import { createHash } from 'node:crypto'
import type { Database, Queryable } from '../database/Database.ts'
import { tooManyRequests } from '../http/HttpError.ts'
import type { HashClient } from './HashQueue.ts'

/** First key of the advisory locks that serialise the attempts for one account and from one network. */
const ADVISORY_LOCK = 5_120_013

/** An attempt to sign in, or to confirm something with a password or a code. */
export interface Attempt {
  /** Each purpose has its own counters, so that someone who stole a token cannot block the owner's sign-in. */
  purpose: 'sign-in' | 'password' | 'factor'
  /** The identity key of the typed e-mail address, or the id of the account. Possibly no account has this address. */
  account: string
  /** The id of the account; null if no account has the typed address. */
  userId: number | null
  network: string
}

/**
 * Runs `check`, which checks a password or a code. If it returns null, the attempt counts as failed. Throws 429 after
 * too many failed attempts (see `secondsToWait`). An attempt does not count if `check` throws an error, for example
 * 503. All servers on one database share the counts.
 */
export async function throttleAttempt<Result>(
  database: Database,
  attempt: Attempt,
  check: (client: HashClient) => Promise<Result | null>,
): Promise<Result | null> {
  const subjects = subjectsOf(attempt)
  const isKnown = await isKnownNetwork(database, attempt.userId, attempt.network)
  // Checks the limits first without the lock. Otherwise many attempts for one account would wait for the lock and
  // occupy all database connections.
  await refuseTooMany(database, subjects, isKnown)
  // Counts the attempt before its check, so that the limits also include concurrent attempts.
  const ids = await reserve(database, subjects, isKnown)
  try {
    // Attempts from a known network have their own limit in the hash queue. Attempts for the same account from other
    // networks cannot use up this limit.
    const account = isKnown ? subjects.pair : subjects.account
    const result = await check({ account, network: attempt.network })
    if (result !== null) await forget(database, ids, subjects.pair)
    return result
  } catch (error) {
    await forget(database, ids).catch(() => undefined)
    throw error
  }
}

type Subjects = Record<'pair' | 'account' | 'network', string>

/**
 * Returns the three keys by which an attempt is counted: one for its account, one for its network, and one for the pair
 * of both. The keys are hashes, so that the database contains no e-mail or network address as text.
 */
function subjectsOf({ purpose, account, network }: Attempt): Subjects {
  const hashOf = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url')
  return {
    pair: `pair:${hashOf(account, network)}`,
    account: `account:${hashOf(account)}`,
    network: `network:${hashOf(network)}`,
  }
}

async function reserve(database: Database, subjects: Subjects, isKnown: boolean): Promise<number[]> {
  const all = Object.values(subjects)
  return database.transaction(async (transaction) => {
    // Always acquires the locks in the same order, so that two attempts cannot deadlock.
    await transaction.query(
      `select pg_advisory_xact_lock($1, key)
       from (select distinct hashtext(subject) as key from unnest($2::text[]) as t (subject) order by key) as keys`,
      [ADVISORY_LOCK, [subjects.account, subjects.network]],
    )
    await refuseTooMany(transaction, subjects, isKnown)
    await transaction.query(`delete from login_attempt where attempted_at < now() - interval '1 hour'`)
    const rows = await transaction.query<{ id: number }>(
      'insert into login_attempt (subject) select unnest($1::text[]) returning id',
      [all],
    )
    return rows.map(({ id }) => id)
  })
}

async function refuseTooMany(database: Queryable, subjects: Subjects, isKnown: boolean): Promise<void> {
  const rows = await database.query<{ subject: string; age: number }>(
    `select subject, extract(epoch from now() - attempted_at)::float8 as age from login_attempt
     where subject = any($1) and attempted_at > now() - $2 * interval '1 second' order by age`,
    [Object.values(subjects), ACCOUNT_WINDOW_S],
  )
  const agesOf = (subject: string) => rows.filter((row) => row.subject === subject).map(({ age }) => age)
  const past = {
    pair: agesOf(subjects.pair),
    account: agesOf(subjects.account),
    network: agesOf(subjects.network),
  }
  const wait = secondsToWait(past, isKnown)
  if (wait > 0) throw tooManyRequests(wait)
}

/**
 * Deletes the attempts with these ids, and all attempts with the key `pair`, which identifies an account together with
 * a network. Attempts for the same account from other networks remain.
 */
async function forget(database: Queryable, ids: readonly number[], pair: string | null = null) {
  await database.query('delete from login_attempt where id = any($1) or subject = $2', [ids, pair])
}

/**
 * Length in seconds of the time window of the two limits that count attempts for an account. The number of failed
 * attempts in the window determines the delay of the next attempt.
 */
export const ACCOUNT_WINDOW_S = 900
const NETWORK_WINDOW_S = 60

const FREE_ATTEMPTS = 5
const MAX_DELAY_S = 60
const ATTEMPTS_PER_ACCOUNT = 25
const ATTEMPTS_PER_NETWORK = 20

/** The ages of the past failed attempts in seconds; the newest attempt comes first. */
interface PastAttempts {
  /** Attempts for this account from this network. */
  pair: readonly number[]
  account: readonly number[]
  network: readonly number[]
}

/**
 * Returns the number of seconds to wait before the next attempt, which is the longest delay of three limits. The strict
 * limit counts the attempts for the account from this network. The loose limit counts those for the account from all
 * networks. The third limit counts all attempts from this network. The loose limit does not apply to a known network. A
 * network is known if the account has signed in from it before.
 */
export function secondsToWait({ pair, account, network }: PastAttempts, isKnownNetwork: boolean): number {
  const waits = [
    growingDelay(pair),
    isKnownNetwork ? 0 : untilBelow(account, ATTEMPTS_PER_ACCOUNT, ACCOUNT_WINDOW_S),
    untilBelow(network, ATTEMPTS_PER_NETWORK, NETWORK_WINDOW_S),
  ]
  return Math.ceil(Math.max(...waits))
}

/**
 * Returns how many seconds one network must wait before its next attempt to sign in to an account. The first five
 * attempts need not wait. Each later one must wait 1, 2, 4 … 60 s after the previous one.
 */
function growingDelay(ages: readonly number[]): number {
  const [newest = 0, ...older] = ages.filter((age) => age < ACCOUNT_WINDOW_S)
  const count = older.length + 1
  if (count < FREE_ATTEMPTS) return 0
  return Math.max(0, Math.min(MAX_DELAY_S, 2 ** (count - FREE_ATTEMPTS)) - newest)
}

/** Returns the number of seconds until fewer than `most` attempts are in the window. */
function untilBelow(ages: readonly number[], most: number, windowS: number): number {
  const decisive = ages[most - 1]
  return decisive === undefined ? 0 : Math.max(0, windowS - decisive)
}

const KNOWN_DAYS = 90
const recent = `last_used_at > now() - interval '${KNOWN_DAYS} days'`

/** Returns whether the account has signed in from this network within the last 90 days; false if `userId` is null. */
export async function isKnownNetwork(
  database: Queryable,
  userId: number | null,
  network: string,
): Promise<boolean> {
  const rows = await database.query(
    `select from known_network
     where user_id = $1::integer and network_hash = known_network_hash($1::integer, $2) and ${recent}`,
    [userId, network],
  )
  return rows.length > 0
}

/**
 * Stores that an account signed in from this network. Also deletes the stored networks of all accounts that were not
 * used for 90 days.
 */
export async function rememberNetwork(database: Queryable, userId: number, network: string): Promise<void> {
  await database.query(`delete from known_network where not (${recent}) and may_delete(now())`)
  await database.query(
    `insert into known_network (user_id, network_hash) values ($1, known_network_hash($1, $2))
     on conflict (user_id, network_hash) do update set last_used_at = now()`,
    [userId, network],
  )
}

/** Deletes the networks and browsers that are stored as known for an account. */
export async function forgetNetworks(database: Queryable, userId: number): Promise<void> {
  await database.query('delete from known_network where user_id = $1', [userId])
  await database.query('delete from known_device where user_id = $1', [userId])
}
