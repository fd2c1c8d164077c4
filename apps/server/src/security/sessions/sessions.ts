import type { Queryable } from '../../database/Database.ts'
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

/** Ends all sessions of a user except one. */
export async function endOtherSessions(database: Queryable, userId: number, keptId: number): Promise<void> {
  await database.query('delete from session_token where user_id = $1 and id <> $2', [userId, keptId])
}
