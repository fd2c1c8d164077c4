import { randomBytes } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import type { Language } from '../locales/messages.ts'
import { inScope, type Scope } from './scope.ts'
import { hashToken } from './tokens.ts'
import { PREFIX, ungrantable } from './apiTokens.ts'

export interface ApiTokenRow {
  id: number
  name: string
  permissions: number[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date
  all_groups: boolean
  /** The depots of the token, without those that the caller does not see. */
  groups: { id: number; name: string }[]
}

/** Lists the API tokens of a user, newest first. Omits a token's depots that are not in the caller's scope. */
export async function listApiTokens(
  database: Queryable,
  { groupIds }: Scope,
  userId: number,
): Promise<ApiTokenRow[]> {
  return database.query<ApiTokenRow>(
    `select id, name, created_at, last_used_at, expires_at, all_groups, array(
       select permission_id from api_token_permission where token_id = api_token.id order by permission_id) as permissions,
       (select coalesce(json_agg(json_build_object('id', fleet_group.id, 'name', fleet_group.name)
           order by lower(fleet_group.name), fleet_group.id), '[]')
         from api_token_group join fleet_group on fleet_group.id = group_id
         where token_id = api_token.id and ${inScope('fleet_group.id', '$1')}) as groups
     from api_token where user_id = $2 order by id desc`,
    [groupIds, userId],
  )
}

export async function listTokenNames(database: Queryable, userId: number): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    'select name from api_token where user_id = $1 order by id desc',
    [userId],
  )
  return rows.map(({ name }) => name)
}

/**
 * Lists the permissions that the user can give to an API token: the user's role grants them, and API tokens may have
 * them.
 */
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

interface NewApiToken {
  name: string
  permissions: readonly number[]
  /** Ids of the depots that the token sees. An empty list means all depots of the owner. */
  groupIds: readonly number[]
  expiresAt: Date
  /** Language of the e-mail that warns of the expiry. */
  language: Language
}

/**
 * Creates an API token and returns it. The database stores only the hash of the token. Returns null if the user already
 * has `most` tokens. Call `requireLiveSession` first, which locks the user.
 */
export async function insertApiToken(
  transaction: Queryable,
  userId: number,
  input: NewApiToken,
  most: number,
): Promise<{ id: number; token: string } | null> {
  const existing = await transaction.query('select from api_token where user_id = $1', [userId])
  if (existing.length >= most) return null
  const token = PREFIX + randomBytes(32).toString('base64url')
  const [row] = await transaction.query<{ id: number }>(
    `insert into api_token (user_id, name, token_hash, expires_at, all_groups, language) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [userId, input.name, hashToken(token), input.expiresAt, input.groupIds.length === 0, input.language],
  )
  if (!row) throw new Error('An insert must return its row.')
  await transaction.query(
    'insert into api_token_permission (token_id, permission_id) select $1, unnest($2::integer[])',
    [row.id, input.permissions],
  )
  await transaction.query(
    'insert into api_token_group (token_id, group_id) select $1, unnest($2::integer[])',
    [row.id, input.groupIds],
  )
  return { id: row.id, token }
}

export async function deleteApiToken(database: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await database.query('delete from api_token where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ])
  return rows.length > 0
}

export async function deleteApiTokens(database: Queryable, userId: number): Promise<void> {
  await database.query('delete from api_token where user_id = $1', [userId])
}

/**
 * Deletes from all API tokens the permissions and depots that their owners no longer have, so that a token does not get
 * them back with its owner. Deletes the tokens that have no permission or no depot left. Returns one row for each
 * changed token.
 */
export async function cutApiTokens(transaction: Queryable): Promise<{ id: number; userId: number }[]> {
  const cut = await transaction.query<{ id: number; userId: number }>(
    `with permissions as (
       delete from api_token_permission lost using api_token, app_user
       where api_token.id = lost.token_id and app_user.id = api_token.user_id and not exists (
         select from role_permission
         where role_permission.role_id = app_user.role_id and role_permission.permission_id = lost.permission_id)
       returning lost.token_id),
     groups as (
       delete from api_token_group lost using api_token, app_user
       where api_token.id = lost.token_id and app_user.id = api_token.user_id and not app_user.all_groups
         and not exists (
           select from user_group join group_path on ancestor = user_group.group_id
           where user_group.user_id = app_user.id and descendant = lost.group_id)
       returning lost.token_id)
     select id, user_id as "userId" from api_token
     where id in (select token_id from permissions union select token_id from groups) order by id`,
  )
  await transaction.query(
    `delete from api_token where id = any($1::bigint[]) and (
       not exists (select from api_token_permission where token_id = api_token.id)
       or not all_groups and not exists (select from api_token_group where token_id = api_token.id))`,
    [cut.map(({ id }) => id)],
  )
  return cut
}

/** An API token that expires soon, with the data that the e-mail to its owner needs. */
interface ExpiringToken {
  userId: number
  name: string
  expiresAt: Date
  language: Language
}

/**
 * Returns the tokens that expire within `days` days and whose owners have a verified e-mail address, and marks them in
 * the database. Skips tokens that are already marked, so it returns each token only once. Never returns a token whose
 * whole lifetime is at most `days` days.
 */
export async function markExpiring(transaction: Queryable, days: number): Promise<ExpiringToken[]> {
  return transaction.query<ExpiringToken>(
    `update api_token set warned_at = now() from app_user
     where app_user.id = user_id and not disabled and status = 'active' and email_verified_at is not null
       and warned_at is null and expires_at > now() and expires_at <= now() + make_interval(days => $1)
       and expires_at - api_token.created_at > make_interval(days => $1)
     returning user_id as "userId", api_token.name, expires_at as "expiresAt", api_token.language`,
    [days],
  )
}
