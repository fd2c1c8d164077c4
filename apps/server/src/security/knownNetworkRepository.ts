import type { Queryable } from '../database/Database.ts'

const KNOWN_DAYS = 90
const recent = `last_used_at > now() - interval '${KNOWN_DAYS} days'`

/** Returns whether the account has signed in from this network within the last 90 days; false if `userId` is null. */
export async function isKnownNetwork(
  database: Queryable,
  userId: number | null,
  network: string,
): Promise<boolean> {
  const rows = await database.query(
    `select from known_network
     where user_id = $1::integer and network_hash = known_network_hash($1::integer, $2) and ${recent}`,
    [userId, network],
  )
  return rows.length > 0
}

/**
 * Stores that an account signed in from this network. Also deletes the stored networks of all accounts that were not
 * used for 90 days.
 */
export async function rememberNetwork(database: Queryable, userId: number, network: string): Promise<void> {
  await database.query(`delete from known_network where not (${recent}) and may_delete(now())`)
  await database.query(
    `insert into known_network (user_id, network_hash) values ($1, known_network_hash($1, $2))
     on conflict (user_id, network_hash) do update set last_used_at = now()`,
    [userId, network],
  )
}

/** Deletes the networks and browsers that are stored as known for an account. */
export async function forgetNetworks(database: Queryable, userId: number): Promise<void> {
  await database.query('delete from known_network where user_id = $1', [userId])
  await database.query('delete from known_device where user_id = $1', [userId])
}
