import type { Queryable } from '../../database/Database.ts'
import type { HashClient } from '../HashQueue.ts'
import { consumeRecoveryCode } from './recoveryCodes.ts'
import { openSeed, sealSeed } from './secretKey.ts'
import { matchStep } from './totp.ts'
import { conflict } from '../../http/HttpError.ts'

export type SecretKey = () => Promise<Buffer>

/** When the user confirmed the authenticator app (null if there is none), and how many recovery codes are left. */
interface FactorState {
  enabled_at: Date | null
  codes_left: number
}

export const hasPasskey = 'exists (select from passkey where passkey.user_id = app_user.id)'

/** SQL that is true for an `app_user` with a second factor, which is a confirmed authenticator app or a passkey. */
export const hasFactor = `(exists (
  select from user_factor where user_factor.user_id = app_user.id and confirmed_at is not null) or ${hasPasskey})`

export async function userHasFactor(database: Queryable, userId: number): Promise<boolean> {
  const rows = await database.query(`select from app_user where id = $1 and ${hasFactor}`, [userId])
  return rows.length > 0
}

/**
 * Locks the row of a user until the commit. A transaction that changes the factors or ends the sessions of a user takes
 * this lock first, and so does a sign-in: the second of two such transactions sees the result of the first.
 */
export async function lockUser(transaction: Queryable, userId: number): Promise<void> {
  await transaction.query('select from app_user where id = $1 for no key update', [userId])
}

/** The kinds of second factors that can complete a sign-in after the password. */
type FactorKind = 'totp' | 'recovery' | 'passkey'

export async function listFactors(database: Queryable, userId: number): Promise<FactorKind[]> {
  const [row] = await database.query<{ app: boolean; passkey: boolean }>(
    `select exists (select from user_factor where user_id = app_user.id and confirmed_at is not null) as app,
       ${hasPasskey} as passkey from app_user where id = $1`,
    [userId],
  )
  return [
    ...(row?.app ? (['totp'] as const) : []),
    'recovery',
    ...(row?.passkey ? (['passkey'] as const) : []),
  ]
}

export async function readFactor(database: Queryable, userId: number): Promise<FactorState> {
  const [state] = await database.query<FactorState>(
    `select (select confirmed_at from user_factor where user_id = $1) as enabled_at,
       (select count(*)::integer from recovery_code where user_id = $1) as codes_left`,
    [userId],
  )
  return state ?? { enabled_at: null, codes_left: 0 }
}

/**
 * Stores a new seed (secret key) for an authenticator app. The user must confirm it later with a code. Returns false if
 * an app is already confirmed.
 */
export async function storeSeed(
  transaction: Queryable,
  userId: number,
  seed: Buffer,
  key: Buffer,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into user_factor (user_id, seed) values ($1, $2)
     on conflict (user_id) do update set seed = excluded.seed, last_step = 0
       where user_factor.confirmed_at is null
     returning user_id`,
    [userId, sealSeed(key, userId, seed)],
  )
  return rows.length > 0
}

/** A seed as the database stores it, encrypted, and the time step of the code that was checked with it. */
interface CheckedSeed {
  seed: Uint8Array
  step: number
}

/**
 * Checks the first code of a seed that the user has not confirmed yet. Returns the seed with the time step of the code,
 * null if the code is wrong, and undefined if there is no unconfirmed seed.
 */
export async function matchFirstCode(
  database: Queryable,
  userId: number,
  code: string,
  key: Buffer,
): Promise<CheckedSeed | null | undefined> {
  const [row] = await database.query<{ seed: Uint8Array }>(
    'select seed from user_factor where user_id = $1 and confirmed_at is null',
    [userId],
  )
  if (!row) return undefined
  const step = matchStored(row.seed, userId, code, key)
  return step === null ? null : { seed: row.seed, step }
}

/** Returns the time step of a code; null if it is wrong, or if the key of the seed was lost (`npm run accept-key`). */
function matchStored(stored: Uint8Array, userId: number, code: string, key: Buffer): number | null {
  const seed = openSeed(key, userId, stored)
  return seed && matchStep(seed, code)
}

/**
 * Stores that the authenticator app is confirmed, with the time step of its first code. Returns false if it was already
 * confirmed, or if another seed has replaced the one that was checked.
 */
export async function enableFactor(
  transaction: Queryable,
  userId: number,
  { seed, step }: CheckedSeed,
): Promise<boolean> {
  const rows = await transaction.query(
    `update user_factor set confirmed_at = now(), last_step = $2
     where user_id = $1 and seed = $3 and confirmed_at is null returning user_id`,
    [userId, step, seed],
  )
  return rows.length > 0
}

/**
 * Deletes the seed of the authenticator app. If no second factor remains, also deletes the recovery codes and
 * unfinished sign-ins. Returns whether the app was confirmed.
 */
export async function deleteTotp(transaction: Queryable, userId: number): Promise<boolean> {
  await lockUser(transaction, userId)
  const rows = await transaction.query<{ confirmed: boolean }>(
    'delete from user_factor where user_id = $1 returning confirmed_at is not null as confirmed',
    [userId],
  )
  await dropWithoutFactor(transaction, userId)
  return rows[0]?.confirmed ?? false
}

/** If a user has no second factor left, deletes the user's recovery codes and unfinished sign-ins. */
export async function dropWithoutFactor(transaction: Queryable, userId: number): Promise<void> {
  if (await userHasFactor(transaction, userId)) return
  await transaction.query('delete from recovery_code where user_id = $1', [userId])
  await transaction.query('delete from sign_in_challenge where user_id = $1', [userId])
}

/** Deletes every second factor of a user; returns whether there was one. */
export async function deleteFactors(transaction: Queryable, userId: number): Promise<boolean> {
  const keys = await transaction.query('delete from passkey where user_id = $1 returning id', [userId])
  await transaction.query('delete from passkey_challenge where user_id = $1', [userId])
  const hadApp = await deleteTotp(transaction, userId)
  return hadApp || keys.length > 0
}

/** Uses up a code of the authenticator app or a recovery code. Returns false if the code is wrong or already used. */
export async function consumeCode(
  database: Queryable,
  userId: number,
  typed: string,
  { key, client }: { key: Buffer; client: HashClient },
): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return consumeRecoveryCode(database, userId, code, client)
  const [row] = await database.query<{ seed: Uint8Array }>(
    'select seed from user_factor where user_id = $1 and confirmed_at is not null',
    [userId],
  )
  const step = row && matchStored(row.seed, userId, code, key)
  if (step === undefined || step === null) return false
  // If two requests use the same code at the same time, only one of them increases the stored time step. The other one
  // fails.
  const used = await database.query(
    'update user_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [userId, step],
  )
  return used.length > 0
}

const requiresFactor = `exists (
  select from role requiring where requiring.id = app_user.role_id and requiring.require_factor)`

/** SQL that is true for an `app_user` who has no second factor although the role requires one. */
export const lacksFactor = `(${requiresFactor} and not ${hasFactor})`

export async function isFactorRequired(database: Queryable, userId: number): Promise<boolean> {
  const rows = await database.query(`select from app_user where id = $1 and ${requiresFactor}`, [userId])
  return rows.length > 0
}

/**
 * Throws 409 if the role of a user requires a second factor and the user has none left. Call it after a factor was
 * deleted, in the same transaction. If two requests delete the last two factors at the same time, one of them fails.
 */
export async function requireFactorLeft(transaction: Queryable, userId: number): Promise<void> {
  await lockUser(transaction, userId)
  const lacking = await transaction.query(`select from app_user where id = $1 and ${lacksFactor}`, [userId])
  if (lacking.length > 0) throw conflict((texts) => texts.factor.required)
}
