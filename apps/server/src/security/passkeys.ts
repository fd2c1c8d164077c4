import { randomBytes } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import { dropWithoutFactor, lockUser } from './factors/factors.ts'
import { hashToken } from './tokens.ts'

export interface PasskeyRow {
  id: number
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface NewPasskey {
  name: string
  credentialId: Buffer
  userHandle: Buffer
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
}

/** The data of a passkey that the check of a signature needs. */
export interface StoredPasskey {
  id: number
  userId: number
  userHandle: Buffer
  publicKey: Buffer
}

/** The data with which a browser finds a passkey on the device. */
export interface PasskeyDescriptor {
  /** The id of the passkey in base64url. */
  id: string
  transports: string[]
}

const HANDLE_BYTES = 32

/** Lists the passkeys of a user; the newest comes first. */
export async function listPasskeys(database: Queryable, userId: number): Promise<PasskeyRow[]> {
  return database.query(
    'select id, name, created_at, last_used_at from passkey where user_id = $1 order by id desc',
    [userId],
  )
}

export async function describePasskeys(database: Queryable, userId: number): Promise<PasskeyDescriptor[]> {
  const rows = await database.query<{ id: Uint8Array; transports: string[] }>(
    'select credential_id as id, transports from passkey where user_id = $1 order by id',
    [userId],
  )
  return rows.map(({ id, transports }) => ({ id: Buffer.from(id).toString('base64url'), transports }))
}

/**
 * Returns the WebAuthn user handle. It is the same for all passkeys of a user, so that a device stores only one passkey
 * for each user.
 */
export async function userHandleOf(database: Queryable, userId: number): Promise<Buffer> {
  const [row] = await database.query<{ handle: Uint8Array }>(
    'select user_handle as handle from passkey where user_id = $1 order by id limit 1',
    [userId],
  )
  return row ? Buffer.from(row.handle) : randomBytes(HANDLE_BYTES)
}

/** Stores a passkey; returns its id, or null if the passkey is already stored. */
export async function insertPasskey(
  transaction: Queryable,
  userId: number,
  { name, credentialId, userHandle, publicKey, counter, transports }: NewPasskey,
): Promise<number | null> {
  const [created] = await transaction.query<{ id: number }>(
    `insert into passkey (user_id, name, credential_id, user_handle, public_key, counter, transports)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning id`,
    [userId, name, credentialId, userHandle, publicKey, counter, transports],
  )
  return created?.id ?? null
}

/** Finds a passkey by the id that the device created; returns null if its owner may not sign in. */
export async function findPasskey(database: Queryable, credentialId: string): Promise<StoredPasskey | null> {
  const [row] = await database.query<{
    id: number
    userId: number
    userHandle: Uint8Array
    publicKey: Uint8Array
  }>(
    `select passkey.id, user_id as "userId", user_handle as "userHandle", public_key as "publicKey"
     from passkey join app_user on app_user.id = user_id
     where credential_id = $1 and not disabled and status = 'active'`,
    [Buffer.from(credentialId, 'base64url')],
  )
  if (!row) return null
  return { ...row, userHandle: Buffer.from(row.userHandle), publicKey: Buffer.from(row.publicKey) }
}

/**
 * Stores the new signature counter of a passkey. Returns false if the counter did not increase, which suggests that
 * somebody copied the passkey. Devices without a counter always send 0.
 */
export async function advancePasskey(transaction: Queryable, id: number, counter: number): Promise<boolean> {
  const rows = await transaction.query(
    `update passkey set counter = greatest(counter, $2), last_used_at = now()
     where id = $1 and ($2 = 0 or counter = 0 or counter < $2) returning id`,
    [id, counter],
  )
  return rows.length > 0
}

/**
 * Deletes a passkey of a user. If no second factor remains, also deletes the recovery codes. Returns the name of the
 * passkey; null if the passkey is unknown.
 */
export async function deletePasskey(
  transaction: Queryable,
  userId: number,
  id: number,
): Promise<string | null> {
  await lockUser(transaction, userId)
  const [deleted] = await transaction.query<{ name: string }>(
    'delete from passkey where user_id = $1 and id = $2 returning name',
    [userId, id],
  )
  if (!deleted) return null
  await dropWithoutFactor(transaction, userId)
  return deleted.name
}

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
