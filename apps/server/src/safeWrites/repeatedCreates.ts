import { createHash } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import { conflict } from '../http/HttpError.ts'
import { catalogues, type Language, type Message } from '../locales/messages.ts'

interface Claim {
  userId: number
  key: string
  /** What was asked for: another request under the same key is a mistake. */
  fingerprint: string
}

/** What a create answers. */
export interface CreateAnswer {
  message: Message
  data?: { id: number }
}

/** A stored answer has its message in every language: the create may be repeated in another one. */
interface StoredAnswer {
  message: Record<Language, string>
  data?: { id: number }
}

/** Returns a short form of an operation and its body. */
export function fingerprintOf(operation: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url')
}

/** Takes a key for a create, waiting for another that has it; returns the answer that was given under it before, else null. */
export async function claimKey(
  transaction: Queryable,
  { userId, key, fingerprint }: Claim,
): Promise<CreateAnswer | null> {
  await transaction.query("delete from repeated_create where created_at < now() - interval '1 day'")
  const claimed = await transaction.query(
    'insert into repeated_create (user_id, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key',
    [userId, key, fingerprint],
  )
  if (claimed.length > 0) return null
  const [before] = await transaction.query<{ fingerprint: string; answer: StoredAnswer }>(
    'select fingerprint, answer from repeated_create where user_id = $1 and key = $2',
    [userId, key],
  )
  if (before?.fingerprint !== fingerprint) throw conflict((texts) => texts.error.keyUsed)
  const { message, ...rest } = before.answer
  return { ...rest, message: ({ language }) => message[language] }
}

/** Keeps what a create answered, in the transaction that made the record. */
export async function keepAnswer(
  transaction: Queryable,
  { userId, key }: Claim,
  answer: CreateAnswer,
): Promise<void> {
  const message = Object.fromEntries(
    Object.values(catalogues).map((texts) => [texts.language, answer.message(texts)]),
  )
  await transaction.query('update repeated_create set answer = $3 where user_id = $1 and key = $2', [
    userId,
    key,
    JSON.stringify({ ...answer, message }),
  ])
}
