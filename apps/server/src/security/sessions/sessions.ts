import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../database/Database.ts'
import { unauthorized } from '../../http/HttpError.ts'
import { lockUser } from '../factors/factors.ts'
import { requireSignedIn } from '../security.ts'
import { isAlive } from './sessionLifetime.ts'

/** A session as its owner sees it. */
export interface SessionRow {
  id: number
  /** The User-Agent header of the request that signed in. */
  agent: string | null
  address: string | null
  created_at: Date
  last_seen_at: Date
}

/** Lists the valid sessions of a user; the newest comes first. */
export async function listSessions(database: Queryable, userId: number): Promise<SessionRow[]> {
  return database.query<SessionRow>(
    `select session_token.id, agent, session_token.address, session_token.created_at, last_seen_at
     from session_token join app_user on app_user.id = session_token.user_id
     where user_id = $1 and ${isAlive} order by session_token.id desc`,
    [userId],
  )
}

/** Ends one session of a user; returns whether there was one. */
export async function endSession(database: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await database.query('delete from session_token where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ])
  return rows.length > 0
}

/**
 * Locks the row of the signed-in user until the commit. Throws 401 if the session ended after the request began, for
 * example because the owner of the account reset the password. Call it in each transaction that changes how the user
 * signs in.
 */
export async function requireLiveSession(transaction: Queryable, request: FastifyRequest): Promise<void> {
  const { tokenId, userId } = requireSignedIn(request)
  await lockUser(transaction, userId)
  const live = await transaction.query(
    `select from session_token join app_user on app_user.id = session_token.user_id
     where session_token.id = $1 and user_id = $2 and ${isAlive}`,
    [tokenId, userId],
  )
  if (live.length === 0) throw unauthorized()
}
