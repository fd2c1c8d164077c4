import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { unauthorized } from '../http/HttpError.ts'
import { lockUser } from './factors/factors.ts'
import { requireSignedIn } from './security.ts'
import { isAlive } from './tokens.ts'

export interface SessionRow {
  id: number
  /** The User-Agent header of the request that signed in. */
  agent: string | null
  address: string | null
  created_at: Date
  last_seen_at: Date
}

export async function listSessions(database: Queryable, userId: number): Promise<SessionRow[]> {
  return database.query<SessionRow>(
    `select session_token.id, agent, session_token.address, session_token.created_at, last_seen_at
     from session_token join app_user on app_user.id = session_token.user_id
     where user_id = $1 and ${isAlive} order by session_token.id desc`,
    [userId],
  )
}

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

const VIEW = '15 minutes'

/**
 * The role to whose permissions a session is limited ("Lihat sebagai", "view as"), and the time when this limit ends.
 */
export interface View {
  id: number
  name: string
  permissions: number[]
  until: Date
}

/** Limits a session to the permissions of a role for 15 minutes. */
export async function beginView(database: Queryable, tokenId: number, roleId: number): Promise<void> {
  await database.query(
    `update session_token set view_role_id = $2, view_until = now() + interval '${VIEW}' where id = $1`,
    [tokenId, roleId],
  )
}

/** Ends the limit of a session to a role. Returns the id of the role; null if the session was not limited. */
export async function endView(database: Queryable, tokenId: number): Promise<number | null> {
  const view = await findView(database, tokenId)
  await database.query('update session_token set view_role_id = null, view_until = null where id = $1', [
    tokenId,
  ])
  return view?.id ?? null
}

/** Returns the role to whose permissions a session is limited now; null if the session is not limited. */
export async function findView(database: Queryable, tokenId: number): Promise<View | null> {
  const [view] = await database.query<View>(
    `select role.id, role.name, view_until as until, array(
       select permission_id from role_permission where role_id = role.id) as permissions
     from session_token join role on role.id = view_role_id
     where session_token.id = $1 and view_until > now()`,
    [tokenId],
  )
  return view ?? null
}
