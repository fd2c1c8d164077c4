import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../database/Database.ts'
import { hashToken } from '../tokens.ts'

/** Time for which a challenge is valid, in milliseconds. */
export const CHALLENGE_MS = 300_000

/** What a challenge is used for. A challenge is a random number that a device signs. */
export interface PasskeyChallenge {
  purpose: 'enrol' | 'sign-in' | 'confirm'
  /** Null for a sign-in, because the user is not known yet. */
  userId: number | null
  /** The WebAuthn user handle for the new passkey; null for other purposes. */
  userHandle: Buffer | null
}

/** Creates a challenge and returns it. The database stores only the hash of the challenge. */
export async function createPasskeyChallenge(
  database: Queryable,
  { purpose, userId, userHandle }: PasskeyChallenge,
): Promise<Buffer> {
  const challenge = randomBytes(32)
  await database.query('delete from passkey_challenge where expires_at < now()')
  await database.query(
    `insert into passkey_challenge (challenge_hash, purpose, user_id, user_handle, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')`,
    [hashToken(challenge.toString('base64url')), purpose, userId, userHandle, CHALLENGE_MS],
  )
  return challenge
}

/**
 * Uses up the challenge that a device says it signed. Returns null if it is unknown, used or expired. If two calls
 * happen at the same time, only one of them gets the challenge.
 */
export async function consumePasskeyChallenge(
  database: Queryable,
  challenge: string,
  { purpose, userId }: Pick<PasskeyChallenge, 'purpose' | 'userId'>,
): Promise<{ userHandle: Buffer | null } | null> {
  const [used] = await database.query<{ userHandle: Uint8Array | null }>(
    `delete from passkey_challenge
     where challenge_hash = $1 and purpose = $2 and user_id is not distinct from $3::integer and expires_at > now()
     returning user_handle as "userHandle"`,
    [hashToken(challenge), purpose, userId],
  )
  return used ? { userHandle: used.userHandle && Buffer.from(used.userHandle) } : null
}
