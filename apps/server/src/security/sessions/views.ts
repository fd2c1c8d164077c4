import type { Queryable } from '../../database/Database.ts'

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
