import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../database/Database.ts'
import { lacksFactor } from '../factors/requiredFactor.ts'
import { groupIdsOf, hashToken, type LiveToken, type SignedIn } from '../tokens.ts'

/** Prefix of every API token, so that code scanners find leaked ones. */
const PREFIX = 'sikud_'

/** What no API token can do, whatever its owner can: manage people and roles. */
const ungrantable = `(permission.code like 'user.%' or permission.code like 'role.%')`

/** SQL for the tokens that work now, with their owners. */
const alive = `api_token join app_user on app_user.id = api_token.user_id
  where api_token.expires_at > now() and not disabled and status = 'active'`

/** SQL for the effect of a token: what it names and its owner's role grants, at this moment. */
const grants = (code: string) => `exists (
  select from api_token_permission
  join role_permission using (permission_id)
  join permission on permission.id = permission_id
  where token_id = api_token.id and role_permission.role_id = app_user.role_id
    and permission.code = ${code} and not ${ungrantable})`

/** An API token as its owner sees it. */
export interface ApiTokenRow {
  id: number
  name: string
  permissions: number[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date
}

/** Returns whether a bearer is an API token by its form. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX) && token.length === PREFIX.length + 43
}

/**
 * Returns the owner of an API token; null if it does not work. Depots: its data scope is that of its owner; narrower
 * depots of a token belong here.
 */
export async function findApiToken(
  database: Queryable,
  token: string,
  permission: string,
): Promise<SignedIn | null> {
  const [found] = await database.query<SignedIn>(
    `select api_token.id as "tokenId", app_user.id as "userId", ${groupIdsOf} as "groupIds",
       coalesce(last_used_at < now() - interval '1 minute', true) as stale,
       false as confirmed, false as "isSession", false as viewing,
       ${lacksFactor} as limited, ${grants('$2')} as granted
     from ${alive} and token_hash = $1`,
    [hashToken(token), permission],
  )
  return found ?? null
}

/** Returns which of these API tokens work, are not limited, and grant the permission. */
export async function findLiveApiTokens(
  database: Queryable,
  tokenIds: readonly number[],
  permission: string,
): Promise<LiveToken[]> {
  return database.query(
    `select api_token.id, ${groupIdsOf} as "groupIds" from ${alive} and api_token.id = any($1) and not ${lacksFactor}
       and ${grants('$2')}`,
    [tokenIds, permission],
  )
}

/** Stores that an API token was used. */
export async function touchApiToken(database: Queryable, id: number): Promise<void> {
  await database.query('update api_token set last_used_at = now() where id = $1', [id])
}

/** Lists the API tokens of a user, the newest first. */
export async function listApiTokens(database: Queryable, userId: number): Promise<ApiTokenRow[]> {
  return database.query<ApiTokenRow>(
    `select id, name, created_at, last_used_at, expires_at, array(
       select permission_id from api_token_permission where token_id = api_token.id order by permission_id) as permissions
     from api_token where user_id = $1 order by id desc`,
    [userId],
  )
}

/** Lists the permissions that the user's role grants and an API token can have. */
export async function listGrantable(
  database: Queryable,
  userId: number,
): Promise<{ id: number; name: string }[]> {
  return database.query(
    `select permission.id, permission.name from app_user join role_permission using (role_id)
     join permission on permission.id = permission_id
     join access_group on access_group.id = access_group_id
     where app_user.id = $1 and not ${ungrantable} order by access_group.position, permission.position`,
    [userId],
  )
}

/** Makes an API token; only this result has it. Returns null if the user has `most` already. */
export async function insertApiToken(
  transaction: Queryable,
  userId: number,
  input: { name: string; permissions: readonly number[]; expiresAt: Date },
  most: number,
): Promise<{ id: number; token: string } | null> {
  await transaction.query('select from app_user where id = $1 for update', [userId])
  const existing = await transaction.query('select from api_token where user_id = $1', [userId])
  if (existing.length >= most) return null
  const token = PREFIX + randomBytes(32).toString('base64url')
  const [row] = await transaction.query<{ id: number }>(
    `insert into api_token (user_id, name, token_hash, expires_at) values ($1, $2, $3, $4) returning id`,
    [userId, input.name, hashToken(token), input.expiresAt],
  )
  if (!row) throw new Error('An insert must return its row.')
  await transaction.query(
    'insert into api_token_permission (token_id, permission_id) select $1, unnest($2::integer[])',
    [row.id, input.permissions],
  )
  return { id: row.id, token }
}

/** Deletes one API token of a user; returns whether there was one. */
export async function deleteApiToken(database: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await database.query('delete from api_token where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ])
  return rows.length > 0
}

/** Deletes all API tokens of a user. */
export async function deleteApiTokens(database: Queryable, userId: number): Promise<void> {
  await database.query('delete from api_token where user_id = $1', [userId])
}
