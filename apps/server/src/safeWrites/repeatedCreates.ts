import { createHash } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import { conflict } from '../HttpError.ts'

interface Claim {
  userId: number
  key: string
  /** What was asked for: another request under the same key is a mistake. */
  fingerprint: string
}

/** A short form of an operation and its body. */
export function fingerprintOf(operation: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url')
}

/** Takes a key for a create, waiting for another that has it; answers what was answered under it before, else null. */
export async function claimKey(
  transaction: Queryable,
  { userId, key, fingerprint }: Claim,
): Promise<unknown> {
  await transaction.query("delete from repeated_create where created_at < now() - interval '1 day'")
  const claimed = await transaction.query(
    'insert into repeated_create (user_id, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key',
    [userId, key, fingerprint],
  )
  if (claimed.length > 0) return null
  const [before] = await transaction.query<{ fingerprint: string; answer: unknown }>(
    'select fingerprint, answer from repeated_create where user_id = $1 and key = $2',
    [userId, key],
  )
  if (before?.fingerprint !== fingerprint)
    throw conflict('Kunci permintaan ini sudah dipakai untuk isian lain.')
  return before.answer
}

/** Keeps what a create answered, in the transaction that made the record. */
export async function keepAnswer(
  transaction: Queryable,
  { userId, key }: Claim,
  answer: unknown,
): Promise<void> {
  await transaction.query('update repeated_create set answer = $3 where user_id = $1 and key = $2', [
    userId,
    key,
    JSON.stringify(answer),
  ])
}
