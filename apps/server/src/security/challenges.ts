import { randomBytes } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import { hashToken } from './tokens.ts'

const MAX_TRIES = 5
const MAX_OPEN_CHALLENGES = 10
const isOpen = `expires_at > now() and tries < ${MAX_TRIES}`

/** An unfinished sign-in: the password was right, and the second factor is still missing. */
export interface Challenge {
  id: number
  userId: number
}

/**
 * Stores that a user typed the right password, and returns a token for the second step. The database stores only the
 * hash of the token. The token is valid for 5 minutes and 5 tries.
 */
export async function createChallenge(
  transaction: Queryable,
  userId: number,
): Promise<{ challenge: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url')
  const [made] = await transaction.query<{ expires_at: Date }>(
    `insert into sign_in_challenge (user_id, token_hash, expires_at)
     values ($1, $2, now() + interval '5 minutes') returning expires_at`,
    [userId, hashToken(token)],
  )
  // Keeps only the user's newest `MAX_OPEN_CHALLENGES` challenges, and deletes those that have expired.
  await transaction.query(
    `delete from sign_in_challenge where user_id = $1 and (expires_at < now() or id not in (
       select id from sign_in_challenge where user_id = $1 order by id desc limit ${MAX_OPEN_CHALLENGES}))`,
    [userId],
  )
  return { challenge: token, expires_at: made?.expires_at.toISOString() ?? '' }
}

/**
 * Finds the unfinished sign-in that a token belongs to. Returns null if there is none or the account cannot sign in.
 */
export async function findChallenge(database: Queryable, token: string): Promise<Challenge | null> {
  const [found] = await database.query<Challenge>(
    `select sign_in_challenge.id, user_id as "userId"
     from sign_in_challenge join app_user on app_user.id = user_id
     where token_hash = $1 and ${isOpen} and not disabled and status = 'active'`,
    [hashToken(token)],
  )
  return found ?? null
}

/**
 * Counts a try. Call it before the check of the code, so that tries at the same time are counted too. Returns false if
 * no try is left.
 */
export async function takeTry(database: Queryable, id: number): Promise<boolean> {
  const rows = await database.query(
    `update sign_in_challenge set tries = tries + 1 where id = $1 and ${isOpen} returning id`,
    [id],
  )
  return rows.length > 0
}

/**
 * Uses up an unfinished sign-in, and ends the others of the same user. Returns false if it has ended: it was already
 * used, or the password, the factors or the status of the account changed after the password was typed. Call `lockUser`
 * first.
 */
export async function finishChallenge(transaction: Queryable, { id, userId }: Challenge): Promise<boolean> {
  const ended = await transaction.query<{ id: number }>(
    'delete from sign_in_challenge where user_id = $1 returning id',
    [userId],
  )
  return ended.some((challenge) => challenge.id === id)
}
