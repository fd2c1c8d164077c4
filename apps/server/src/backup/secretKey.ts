import { existsSync } from 'node:fs'
import { checkValueOf, findSecretKey, keyPath, type KeySource } from '../security/factors/secretKey.ts'
import { BackupError } from './BackupError.ts'
import type { Header } from './manifest.ts'

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
