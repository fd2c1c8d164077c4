import type { Queryable } from '../database/Database.ts'
import { findLiveApiTokens } from './apiTokens/apiTokens.ts'
import { findLiveSessions, type LiveToken } from './tokens.ts'

/**
 * Returns the ids of those given sessions and API tokens that are valid and grant the permission. The value for each id
 * contains the ids of the depots that it sees (null for all depots).
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
