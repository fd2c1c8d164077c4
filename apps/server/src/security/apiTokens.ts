import type { Queryable } from '../database/Database.ts'
import { lacksFactor } from './factors/factors.ts'
import {
  type AskedToken,
  askedTokens,
  groupIdsOf,
  inOrder,
  type LiveToken,
  type SignedIn,
  tokenParams,
  findLiveSessions,
} from './tokens.ts'

/** Prefix of every API token. Tools that scan code for secrets find a leaked token by it. */
export const PREFIX = 'sikud_'

/**
 * SQL condition for the permissions that no API token can have, even if its owner has them: those to manage users and
 * roles, and to read the audit log and the access log.
 */
export const ungrantable = `(permission.code ~ '^(user|role|audit|access)[.]')`

/** SQL for the API tokens that are valid now, joined with their owners. */
const alive = `api_token join app_user on app_user.id = api_token.user_id
  where api_token.expires_at > now() and not disabled and status = 'active'`

/** SQL condition: the token has the permission, and the role of its owner grants it now. */
const grants = (code: string) => `exists (
  select from api_token_permission
  join role_permission using (permission_id)
  join permission on permission.id = permission_id
  where token_id = api_token.id and role_permission.role_id = app_user.role_id
    and permission.code = ${code} and not ${ungrantable})`

/**
 * SQL for the ids of the depots that a token sees. The depots must be chosen for the token, and its owner must see them
 * now. It is null if the token sees all depots.
 */
const tokenGroupIds = `case when api_token.all_groups then ${groupIdsOf} else array(
  select distinct named.descendant from api_token_group
  join group_path named on named.ancestor = api_token_group.group_id
  where token_id = api_token.id and (app_user.all_groups or exists (
    select from user_group join group_path seen on seen.ancestor = user_group.group_id
    where user_group.user_id = app_user.id and seen.descendant = named.descendant))
  order by named.descendant) end`

export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX) && token.length === PREFIX.length + 43
}

/** Returns, for each API token, its owner and the depots that the token sees; null for an invalid token. */
export async function findApiTokens(
  database: Queryable,
  asked: readonly AskedToken[],
): Promise<(SignedIn | null)[]> {
  const rows = await database.query<SignedIn & { nr: number }>(
    `select asked.nr, api_token.id as "tokenId", app_user.id as "userId", ${tokenGroupIds} as "groupIds",
       coalesce(last_used_at < now() - interval '1 minute', true) as stale,
       false as confirmed, false as "isSession", false as viewing,
       ${lacksFactor} as "lacksFactor", ${grants('asked.permission')} as granted
     from ${askedTokens} cross join ${alive} and token_hash = asked.hash`,
    tokenParams(asked),
  )
  return inOrder(asked, rows)
}

/**
 * Returns those of the given API tokens that are valid and grant the permission. Skips a token whose owner lacks a
 * required second factor.
 */
async function findLiveApiTokens(
  database: Queryable,
  tokenIds: readonly number[],
  permission: string,
): Promise<LiveToken[]> {
  return database.query(
    `select api_token.id, ${tokenGroupIds} as "groupIds" from ${alive} and api_token.id = any($1) and not ${lacksFactor}
       and ${grants('$2')}`,
    [tokenIds, permission],
  )
}

export async function touchApiToken(database: Queryable, id: number): Promise<void> {
  await database.query('update api_token set last_used_at = now() where id = $1', [id])
}

/**
 * Checks the sessions and API tokens with these ids. The result contains an id only if the session or API token is
 * valid and grants the permission. The value for an id is the list of the depots that the session or API token sees;
 * null means all depots.
 */
export async function findLiveTokens(
  database: Queryable,
  tokenIds: readonly number[],
  permission: string,
): Promise<Map<number, LiveToken['groupIds']>> {
  const sessions = await findLiveSessions(database, tokenIds, permission)
  const isComplete = sessions.length === new Set(tokenIds).size
  const others = isComplete ? [] : await findLiveApiTokens(database, tokenIds, permission)
  return new Map([...sessions, ...others].map(({ id, groupIds }) => [id, groupIds]))
}
