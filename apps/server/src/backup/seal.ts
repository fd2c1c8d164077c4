import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { checkValueOf, findSecretKey, keyPath, type KeySource } from '../security/factors/secretKey.ts'
import { BackupError, type Manifest, type Seal, type Header } from './manifest.ts'

/**
 * What the seal of a backup proves. `key`: whoever wrote the manifest had the secret key. `hash`: the manifest was not
 * damaged, but a person could have changed it together with its hash. `foreign`: it was sealed with a key that is not
 * here. `none`: the backup has no seal, and its schema is from before the seal.
 */
export type SealState = 'key' | 'hash' | 'foreign' | 'none'

/** Returns the seal of a manifest; `key` is the secret key of the server, if there is one. */
export function sealManifest(content: Omit<Manifest, 'seal'>, key: Buffer | null): Seal {
  const text = sealedText(content)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return key ? { sha256, key: checkValueOf(key), hmac: hmacOf(key, text) } : { sha256 }
}

/** The table that was added together with the seal. It has a row as soon as the server uses its secret key. */
const KEY_CHECK = 'secret_key_check'

/** Compares a manifest with its seal. Throws `BackupError` if the manifest was changed. */
export function checkSeal(manifest: Manifest, keys: readonly (Buffer | null)[]): SealState {
  const { seal } = manifest
  if (seal?.hmac === undefined && needsSignature(manifest)) throw changed()
  if (!seal) return 'none'
  const text = sealedText(manifest)
  if (createHash('sha256').update(text).digest('hex') !== seal.sha256) throw changed()
  if (seal.hmac === undefined) return 'hash'
  const key = keys.find((candidate) => candidate && checkValueOf(candidate) === seal.key)
  if (!key) return 'foreign'
  if (!isSame(hmacOf(key, text), seal.hmac)) throw changed()
  return 'key'
}

/**
 * Returns whether the server must have sealed this backup with its key. Nobody can lower the number of rows here:
 * `checkDatabase` compares it with the restored table. So a small table must not have a minimum number of rows.
 */
function needsSignature({ seal, tables, atLeast }: Manifest): boolean {
  if (KEY_CHECK in atLeast) return true
  return seal ? (tables[KEY_CHECK] ?? 0) > 0 : KEY_CHECK in tables
}

/** Every file with its hash, and every number of rows. */
function sealedText({ files, tables, atLeast }: Omit<Manifest, 'seal'>): string {
  return JSON.stringify({ files, tables, atLeast })
}

function hmacOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update('SIKUD backup\n').update(text).digest('hex')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function changed(): BackupError {
  return new BackupError(
    'The list of rows and files in the file was changed after the backup. Use another backup.',
  )
}

/** Returns where a server keeps its key; `setting` is the value of SECRET_KEY. */
export function locateKey(dataDir: string, setting: string | undefined): Header['secretKey'] {
  if (setting) return 'setting'
  return existsSync(keyPath(dataDir)) ? 'inside' : 'none'
}

/** Throws `BackupError` if the server has another secret key than the one that the database of the backup needs. */
export async function expectSameKey(header: Header, target: KeySource): Promise<void> {
  const key = await findSecretKey(target)
  if (!header.keyCheck || !key || checkValueOf(key) === header.keyCheck) return
  const own = target.secretKey ? 'SECRET_KEY' : keyPath(target.dataDir)
  const remedy =
    header.secretKey === 'inside'
      ? target.secretKey
        ? 'The backup contains its key: restore it without SECRET_KEY, or set SECRET_KEY to that key.'
        : 'The backup contains its key: move this file away, then restore again.'
      : 'Set SECRET_KEY to the key of the server that made the backup, then restore again.'
  throw new BackupError(
    `The backup needs another secret key than ${own}: with this one, users with an authenticator app cannot sign in. ${remedy}`,
  )
}
