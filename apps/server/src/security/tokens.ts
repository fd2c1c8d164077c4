import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import { lockUser, lacksFactor } from './factors/factors.ts'

/** SQL for the ids of the depots that an `app_user` sees, in ascending order; null if the user sees all depots. */
export const groupIdsOf = `case when not app_user.all_groups then array(
  select distinct descendant from user_group join group_path on ancestor = group_id
  where user_group.user_id = app_user.id order by descendant) end`

const SESSIONS_PER_USER = 10
const MAX_AGENT_LENGTH = 300

/** SQL that is true while a `session_token` is limited to the permissions of a role ("Lihat sebagai", "view as"). */
const isViewing = `(view_role_id is not null and view_until > now())`

/**
 * SQL condition that is true if the session is not limited to a role ("Lihat sebagai"), or if that role grants the
 * joined `permission`.
 */
export const viewGrants = `(not ${isViewing} or exists (
  select from role_permission viewed
  where viewed.role_id = view_role_id and viewed.permission_id = permission.id))`

/** The owner of a token, and whether the token grants the permission that the request needs. */
export interface SignedIn {
  /** Id of a session or of an API token. Both kinds of ids come from the same database sequence. */
  tokenId: number
  userId: number
  granted: boolean
  /** The ids of the depots whose data the user sees; null for all depots. */
  groupIds: number[] | null
  /** True if the stored time of the last use is more than a minute old. */
  stale: boolean
  /** True if the user confirmed this session within the `CONFIRMATION_LIFETIME`. */
  confirmed: boolean
  /** True for a session, false for an API token. */
  isSession: boolean
  /**
   * True if the session is limited to the permissions of a role ("Lihat sebagai"), so that it cannot change anything.
   */
  viewing: boolean
  /** True if the user lacks a required second factor. Then only the operations in `openToLimited` can be called. */
  lacksFactor: boolean
}

/** The browser and the network from which a user signs in. */
interface SignInPlace {
  agent: string | undefined
  address: string
}

/** Creates the token of a new session. `sessionLifetime.ts` defines when the session ends. */
export async function createToken(
  database: Queryable,
  userId: number,
  place: SignInPlace | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `insert into session_token (user_id, token_hash, agent, address, confirmed_at, expires_at)
     values ($1, $2, $3, $4, now(), ${sessionEnd})`,
    [userId, hashToken(token), place?.agent?.slice(0, MAX_AGENT_LENGTH) ?? null, place?.address ?? null],
  )
  // Keeps only the user's newest `SESSIONS_PER_USER` sessions, and deletes those that have expired.
  await database.query(
    `delete from session_token where user_id = $1 and (expires_at < now() and may_delete(now()) or id not in (
       select id from session_token where user_id = $1 order by id desc limit ${SESSIONS_PER_USER}))`,
    [userId],
  )
  return token
}

/** A token of a request, and the permission that the request needs. */
export interface AskedToken {
  token: string
  permission: string
}

export function tokenParams(asked: readonly AskedToken[]): unknown[] {
  return [asked.map(({ token }) => hashToken(token)), asked.map(({ permission }) => permission)]
}

/** SQL for a table with one row for each request: its token, the permission that it needs, and its number, from 1. */
export const askedTokens = 'unnest($1::bytea[], $2::text[]) with ordinality as asked (hash, permission, nr)'

/** Returns the rows that were found, in the order of the requests; null for a request without a row. */
export function inOrder<Row extends { nr: number }>(asked: readonly AskedToken[], rows: readonly Row[]) {
  const byNr = new Map(rows.map((row) => [row.nr, row]))
  return asked.map((_, index) => byNr.get(index + 1) ?? null)
}

/**
 * Returns the owner of each session token; null if the session is not valid. Reads the permissions from the database at
 * each call, so that changes take effect immediately.
 */
export async function findSignedIn(
  database: Queryable,
  asked: readonly AskedToken[],
): Promise<(SignedIn | null)[]> {
  const rows = await database.query<SignedIn & { nr: number }>(
    `select asked.nr, session_token.id as "tokenId", app_user.id as "userId",
       last_seen_at < now() - interval '1 minute' as stale, true as "isSession", ${isViewing} as viewing,
       ${lacksFactor} as "lacksFactor",
       coalesce(confirmed_at > now() - ${CONFIRMATION_LIFETIME}, false) as confirmed, ${groupIdsOf} as "groupIds",
       exists (
         select from role_permission join permission on permission.id = role_permission.permission_id
         where role_permission.role_id = app_user.role_id and permission.code = asked.permission and ${viewGrants}
       ) as granted
     from ${askedTokens} join session_token on token_hash = asked.hash
     join app_user on app_user.id = session_token.user_id
     where ${isAlive}`,
    tokenParams(asked),
  )
  return inOrder(asked, rows)
}

/**
 * A session or an API token that is valid and grants a permission. `groupIds` contains the depots that it sees, or is
 * null for all depots.
 */
export interface LiveToken {
  id: number
  groupIds: number[] | null
}

/**
 * Returns those of the given sessions that are valid and belong to a user whose role grants the permission. Skips a
 * session whose user lacks a required second factor.
 */
export async function findLiveSessions(
  database: Queryable,
  tokenIds: readonly number[],
  permission: string,
): Promise<LiveToken[]> {
  return database.query(
    `select session_token.id, ${groupIdsOf} as "groupIds"
     from session_token join app_user on app_user.id = session_token.user_id
     join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = role_permission.permission_id and permission.code = $2
     where session_token.id = any($1) and ${isAlive} and not ${lacksFactor} and ${viewGrants}`,
    [tokenIds, permission],
  )
}

export async function touchToken(database: Queryable, tokenId: number): Promise<void> {
  await database.query('update session_token set last_seen_at = now() where id = $1', [tokenId])
}

export async function revokeToken(database: Queryable, tokenId: number): Promise<void> {
  await database.query('delete from session_token where id = $1', [tokenId])
}

export async function confirmToken(database: Queryable, tokenId: number): Promise<void> {
  await database.query('update session_token set confirmed_at = now() where id = $1', [tokenId])
}

/** Ends every session of a user except `keptId`, and the sign-ins that wait for the second factor. */
export async function revokeAllTokens(
  transaction: Queryable,
  userId: number,
  keptId: number | null = null,
): Promise<void> {
  await lockUser(transaction, userId)
  await transaction.query('delete from session_token where user_id = $1 and id is distinct from $2::bigint', [
    userId,
    keptId,
  ])
  await transaction.query('delete from sign_in_challenge where user_id = $1', [userId])
}

/** Returns the hash of a token. The database stores only this hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A session ends if it is not used for this time. */
const IDLE_TIMEOUT = '12 hours'
/** A session ends after this time, even if it is still used. */
const ABSOLUTE_TIMEOUT = '7 days'

/** SQL for the time during which a confirmation with password, code or passkey is valid. */
const CONFIRMATION_LIFETIME = `interval '15 minutes'`

/** SQL for the time when a session that starts now ends at the latest. */
const sessionEnd = `now() + interval '${ABSOLUTE_TIMEOUT}'`

/** SQL condition that is true if the session in `session_token` is valid. The query must join `app_user`. */
export const isAlive = `expires_at > now() and last_seen_at > now() - interval '${IDLE_TIMEOUT}' and not disabled and status = 'active'`
