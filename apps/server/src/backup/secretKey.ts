import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Header } from './manifest.ts'

/** The file in DATA_DIR with the key that encrypts second factors; the setting SECRET_KEY replaces it. */
const KEY_FILE = 'secret.key'

/** Returns the path of the key file of a server. */
export function keyPath(dataDir: string): string {
  return join(resolve(dataDir), KEY_FILE)
}

/** The name of the key file in an archive. */
export const STORED_KEY = KEY_FILE

/** Returns where the key of a server is; `setting` is the value of SECRET_KEY. */
export function locateKey(dataDir: string, setting: string | undefined): Header['secretKey'] {
  if (setting) return 'setting'
  return existsSync(keyPath(dataDir)) ? 'inside' : 'none'
}
