import type { Database, Queryable } from '../database/Database.ts'

/** A browser that is registered for push. */
export interface PushTokenRow {
  id: number
  token: string
  origin: string | null
}

/** Stores the push token of a session; replaces an earlier token of the same session. */
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
    await transaction.query(
      `insert into push_token (token, user_id, session_id, origin) values ($1, $2, $3, $4)
       on conflict (token) do update set user_id = excluded.user_id, session_id = excluded.session_id,
         origin = excluded.origin, registered_at = now()`,
      [token, owner.userId, owner.tokenId, origin],
    )
  })
}

/** Finds a token of a user. */
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

/** Deletes a token of a user. */
export async function dropPushToken(database: Queryable, userId: number, token: string): Promise<void> {
  await database.query('delete from push_token where user_id = $1 and token = $2', [userId, token])
}
