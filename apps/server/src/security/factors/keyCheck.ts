import type { Queryable } from '../../database/Database.ts'
import { openSeed, checkValueOf, findSecretKey, type KeySource, readSecretKey } from './secretKey.ts'

/** Number of seeds that a server without a stored check value tries to decrypt. */
const MAX_SEEDS = 20

export class SecretKeyError extends Error {
  readonly code = 'SECRET_KEY'

  constructor(hasKey: boolean) {
    const [masalah, problem] = hasKey
      ? ['memakai kunci rahasia yang lain', 'has another secret key']
      : ['tidak punya kunci rahasianya', 'does not have the secret key']
    super(
      [
        `Basis data ini memakai satu kunci rahasia untuk verifikasi dua langkah, dan server ini ${masalah}.`,
        'Setel SECRET_KEY, atau taruh berkas secret.key yang lama di DATA_DIR. Kunci hilang: npm run accept-key',
        `This database uses one secret key for second factors, and this server ${problem}.`,
        'Set SECRET_KEY, or put the old file secret.key into DATA_DIR. If the key is lost: npm run accept-key',
      ].join('\n'),
    )
    this.name = 'SecretKeyError'
  }
}

/**
 * Throws `SecretKeyError` if the database contains second factors that were encrypted with another key. Stores the
 * check value of the key if an older release encrypted second factors and stored none.
 */
export async function expectSecretKey(database: Queryable, key: Buffer | null): Promise<void> {
  const stored = await readKeyCheck(database)
  if (stored !== null) {
    if (!key || checkValueOf(key) !== stored) throw new SecretKeyError(key !== null)
    return
  }
  const seeds = await database.query<{ user_id: number; seed: Uint8Array }>(
    'select user_id, seed from user_factor order by confirmed_at desc nulls last limit $1',
    [MAX_SEEDS],
  )
  if (seeds.length === 0) return
  const isOwn = key !== null && seeds.some(({ user_id, seed }) => openSeed(key, user_id, seed) !== null)
  if (!isOwn) throw new SecretKeyError(key !== null)
  await storeKeyCheck(database, key)
}

/**
 * Returns the secret key for encryption and decryption; creates one if neither the server nor the database has one.
 * Throws `SecretKeyError` if another server encrypts second factors in the same database with another key.
 */
export async function claimSecretKey(database: Queryable, source: KeySource): Promise<Buffer> {
  const isFirst = (await readKeyCheck(database)) === null
  const key = isFirst ? await readSecretKey(source) : await findSecretKey(source)
  if (isFirst && key) await storeKeyCheck(database, key)
  if (!key || checkValueOf(key) !== (await readKeyCheck(database))) throw new SecretKeyError(key !== null)
  return key
}

/**
 * Makes `key` the key of the database although second factors were encrypted with another one. Returns the number of
 * authenticator apps that no longer work.
 */
export async function acceptSecretKey(transaction: Queryable, key: Buffer): Promise<number> {
  await transaction.query('delete from secret_key_check')
  await storeKeyCheck(transaction, key)
  const seeds = await transaction.query<{ user_id: number; seed: Uint8Array }>(
    'select user_id, seed from user_factor where confirmed_at is not null',
  )
  return seeds.filter(({ user_id, seed }) => openSeed(key, user_id, seed) === null).length
}

/** Returns the check value of the key that encrypts second factors in the database; null if none was encrypted yet. */
export async function readKeyCheck(database: Queryable): Promise<string | null> {
  const [row] = await database.query<{ value: string }>('select value from secret_key_check')
  return row?.value ?? null
}

async function storeKeyCheck(database: Queryable, key: Buffer): Promise<void> {
  await database.query('insert into secret_key_check (value) values ($1) on conflict do nothing', [
    checkValueOf(key),
  ])
}
