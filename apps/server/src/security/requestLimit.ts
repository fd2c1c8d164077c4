import { createHash } from 'node:crypto'
import type { Database, Queryable } from '../database/Database.ts'
import { tooManyRequests } from '../http/HttpError.ts'

/** First key of the advisory locks that serialise the requests with the same key. */
const ADVISORY_LOCK = 5_120_015

interface Counted {
  purpose: string
  /** Identifies the sender, such as a network. */
  key: string
}

interface RequestLimit {
  most: number
  /** Length of the time window in seconds, at most an hour. */
  windowS: number
}

/**
 * Counts a request. Throws 429 if the time window already has `most` requests with this purpose and this key. Refused
 * requests are not counted. All servers on one database share the counts.
 */
export function limitRequests(database: Database, counted: Counted, limit: RequestLimit): Promise<void> {
  return database.transaction((transaction) => countRequest(transaction, counted, limit))
}

/** Counts a request as `limitRequests` does, unless the transaction is rolled back. */
export async function countRequest(
  transaction: Queryable,
  { purpose, key }: Counted,
  { most, windowS }: RequestLimit,
): Promise<void> {
  // The key is hashed, so that the database contains no network or e-mail address as text.
  const subject = `request:${createHash('sha256')
    .update(JSON.stringify([purpose, key]))
    .digest('base64url')}`
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK, subject])
  const ages = await transaction.query<{ age: number }>(
    `select extract(epoch from now() - attempted_at)::float8 as age from login_attempt
     where subject = $1 and attempted_at > now() - $2 * interval '1 second'
     order by attempted_at desc limit $3`,
    [subject, windowS, most],
  )
  const decisive = ages[most - 1]
  if (decisive) throw tooManyRequests(Math.max(1, Math.ceil(windowS - decisive.age)))
  await transaction.query(`delete from login_attempt where attempted_at < now() - interval '1 hour'`)
  await transaction.query('insert into login_attempt (subject) values ($1)', [subject])
}
