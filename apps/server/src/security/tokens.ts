import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'

const SESSIONS_PER_USER = 10
const isAlive = `expires_at > now() and last_seen_at > now() - interval '12 hours' and not disabled`

/** The owner of a token, and whether the owner's role grants the permission. */
export interface SignedIn {
  tokenId: number
  userId: number
  granted: boolean
  /** The stored time of the last use is older than a minute. */
  stale: boolean
}

/** Creates a token that expires after 12 hours without use, and after 7 days in any case. */
export async function createToken(database: Queryable, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `insert into session_token (user_id, token_hash, expires_at) values ($1, $2, now() + interval '7 days')`,
    [userId, hashToken(token)],
  )
  // Deletes expired tokens, and the oldest above the limit.
  await database.query(
    `delete from session_token where user_id = $1 and (expires_at < now() or id not in (
       select id from session_token where user_id = $1 order by id desc limit ${SESSIONS_PER_USER}))`,
    [userId],
  )
  return token
}

/** Returns the owner of a token; null when it expired. Reads permissions at each call, so that changes apply at once. */
export async function findSignedIn(
  database: Queryable,
  token: string,
  permission: string,
): Promise<SignedIn | null> {
  const [found] = await database.query<SignedIn>(
    `select session_token.id as "tokenId", app_user.id as "userId",
       last_seen_at < now() - interval '1 minute' as stale,
       exists (
         select from role_permission join permission on permission.id = role_permission.permission_id
         where role_permission.role_id = app_user.role_id and permission.code = $2
       ) as granted
     from session_token join app_user on app_user.id = session_token.user_id
     where token_hash = $1 and ${isAlive}`,
    [hashToken(token), permission],
  )
  return found ?? null
}

/** Returns the tokens that are valid and whose role grants the permission. */
export async function findLiveTokens(
  database: Queryable,
  tokenIds: number[],
  permission: string,
): Promise<Set<number>> {
  const rows = await database.query<{ id: number }>(
    `select session_token.id from session_token join app_user on app_user.id = session_token.user_id
     join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = role_permission.permission_id and permission.code = $2
     where session_token.id = any($1) and ${isAlive}`,
    [tokenIds, permission],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Stores that a token was used. */
export async function touchToken(database: Queryable, tokenId: number): Promise<void> {
  await database.query('update session_token set last_seen_at = now() where id = $1', [tokenId])
}

/** Ends one session. */
export async function revokeToken(database: Queryable, tokenId: number): Promise<void> {
  await database.query('delete from session_token where id = $1', [tokenId])
}

/** Ends every session of a user. */
export async function revokeAllTokens(database: Queryable, userId: number): Promise<void> {
  await database.query('delete from session_token where user_id = $1', [userId])
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
