import { createHash } from 'node:crypto'
import type { Database, Queryable } from '../database/Database.ts'
import { tooManyRequests } from '../HttpError.ts'

const FREE_TRIES = 5
const LONGEST_WAIT_S = 60
const TRIES_PER_ADDRESS = 20
/** Serialises the tries of one account, so that parallel ones are counted too. */
const ADVISORY_LOCK = 5_120_013

/**
 * Counts a sign-in before the password is looked at, and throws 429 when there were too many: of one account more than 5
 * in 5 minutes wait 1, 2, 4 … 60 seconds each; of one network address 20 a minute are let through.
 */
export async function reserveLogin(
  database: Database,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const account = subjectOf('account', email.trim().toLowerCase())
  const network = subjectOf('address', networkOf(address))
  const ids = await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK, account])
    const wait = Math.max(await accountWait(transaction, account), await networkWait(transaction, network))
    if (wait > 0) throw tooManyRequests(wait)
    await transaction.query(`delete from login_attempt where attempted_at < now() - interval '1 hour'`)
    return transaction.query<{ id: number }>(
      'insert into login_attempt (subject) values ($1), ($2) returning id',
      [account, network],
    )
  })
  // A success forgets what failed before it, and does not count against the address.
  return async () => {
    await database.query('delete from login_attempt where subject = $1 or id = any($2)', [
      account,
      ids.map(({ id }) => id),
    ])
  }
}

/** Seconds to wait after the tries of an account so far. */
async function accountWait(database: Queryable, subject: string): Promise<number> {
  const [tries] = await database.query<{ count: number; age: number | null }>(
    `select count(*) as count, extract(epoch from now() - max(attempted_at))::float8 as age
     from login_attempt where subject = $1 and attempted_at > now() - interval '5 minutes'`,
    [subject],
  )
  if (!tries || tries.count < FREE_TRIES) return 0
  const wait = Math.min(LONGEST_WAIT_S, 2 ** (tries.count - FREE_TRIES))
  return Math.max(0, Math.ceil(wait - (tries.age ?? 0)))
}

async function networkWait(database: Queryable, subject: string): Promise<number> {
  const [tries] = await database.query<{ count: number; age: number | null }>(
    `select count(*) as count, extract(epoch from now() - min(attempted_at))::float8 as age
     from login_attempt where subject = $1 and attempted_at > now() - interval '1 minute'`,
    [subject],
  )
  return tries && tries.count >= TRIES_PER_ADDRESS ? Math.max(1, Math.ceil(60 - (tries.age ?? 0))) : 0
}

/** One IPv6 customer has a whole /64. */
function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
}

/** Neither addresses of people nor of networks are kept in the clear. */
function subjectOf(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`
}
