import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../database/Database.ts'
import type { HashClient } from '../HashQueue.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { base32 } from './totp.ts'

const CODES = 10
const SELECTOR_LENGTH = 4
/**
 * Number of random bytes for a code of 20 base32 characters. Four characters are the selector, which finds the stored
 * row; the other 16 contain 80 random bits.
 */
const BYTES = 13
const LENGTH = 20

/** A new recovery code, with the selector and the hash that the database stores. */
export interface NewCode {
  /** The code as the user sees it: five groups of four characters. */
  code: string
  selector: string
  hash: string
}

/** Creates ten recovery codes with different selectors. It computes one password hash for each code. */
export async function makeRecoveryCodes(client: HashClient): Promise<NewCode[]> {
  const bySelector = new Map<string, string>()
  while (bySelector.size < CODES) {
    const text = base32(randomBytes(BYTES)).slice(0, LENGTH).toLowerCase()
    bySelector.set(text.slice(0, SELECTOR_LENGTH), text)
  }
  const made: NewCode[] = []
  for (const [selector, text] of bySelector) {
    // Computes the hashes one after the other, because the hash queue accepts only a few hashes for one account.
    // oxlint-disable-next-line no-await-in-loop
    const hash = await hashPassword(text.slice(SELECTOR_LENGTH), client)
    made.push({ code: (text.match(/.{4}/g) ?? []).join('-'), selector, hash })
  }
  return made
}

export async function storeRecoveryCodes(
  transaction: Queryable,
  userId: number,
  codes: readonly NewCode[],
): Promise<void> {
  await transaction.query('delete from recovery_code where user_id = $1', [userId])
  await transaction.query(
    `insert into recovery_code (user_id, selector, code_hash)
     select $1, selector, hash from unnest($2::text[], $3::text[]) as t (selector, hash)`,
    [userId, codes.map(({ selector }) => selector), codes.map(({ hash }) => hash)],
  )
}

/**
 * Uses up a recovery code. Returns false if the code is wrong or already used. Always computes one hash, so that the
 * duration of the request does not reveal whether the code exists.
 */
export async function consumeRecoveryCode(
  database: Queryable,
  userId: number,
  typed: string,
  client: HashClient,
): Promise<boolean> {
  const text = typed.toLowerCase().replace(/[^a-z2-7]/g, '')
  const [row] = await database.query<{ id: number; hash: string }>(
    'select id, code_hash as hash from recovery_code where user_id = $1 and selector = $2',
    [userId, text.slice(0, SELECTOR_LENGTH)],
  )
  if (!(await verifyPassword(text.slice(SELECTOR_LENGTH), row?.hash ?? null, client))) return false
  // If two requests use the same code at the same time, only one of them deletes it.
  const used = await database.query('delete from recovery_code where id = $1 returning id', [row?.id])
  return used.length > 0
}
