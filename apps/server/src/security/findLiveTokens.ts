import type { Queryable } from '../database/Database.ts'
import { findLiveApiTokens } from './apiTokens/apiTokens.ts'
import { findLiveSessions, type LiveToken } from './tokens.ts'

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
