import type { Database, Queryable } from '../database/Database.ts'
import { conflict } from '../http/HttpError.ts'
import { isAlive } from '../security/tokens.ts'

export interface PushTokenRow {
  id: number
  token: string
  origin: string | null
}

/**
 * Stores the push token of a session; replaces an earlier token of the same session. Throws 409, and changes nothing, if
 * the token belongs to another user whose session is alive: whoever learns a token must not get the pushes of its
 * owner.
 */
export async function storePushToken(
  database: Database,
  owner: { userId: number; tokenId: number },
  token: string,
  origin: string | null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('delete from push_token where session_id = $1 and token <> $2', [
      owner.tokenId,
      token,
    ])
    const stored = await transaction.query(
      `insert into push_token (token, user_id, session_id, origin) values ($1, $2, $3, $4)
       on conflict (token) do update set user_id = excluded.user_id, session_id = excluded.session_id,
         origin = excluded.origin, registered_at = now()
       where push_token.user_id = excluded.user_id or not exists (
         select from session_token join app_user on app_user.id = session_token.user_id
         where session_token.id = push_token.session_id and ${isAlive})
       returning id`,
      [token, owner.userId, owner.tokenId, origin],
    )
    if (stored.length === 0) throw conflict((texts) => texts.push.taken)
  })
}

export async function findPushToken(
  database: Queryable,
  userId: number,
  token: string,
): Promise<PushTokenRow | null> {
  const [found] = await database.query<PushTokenRow>(
    'select id, token, origin from push_token where user_id = $1 and token = $2',
    [userId, token],
  )
  return found ?? null
}

export async function dropPushToken(database: Queryable, userId: number, token: string): Promise<void> {
  await database.query('delete from push_token where user_id = $1 and token = $2', [userId, token])
}
