import { existsSync } from 'node:fs'
import { KEY_FILE, keyPath } from '../security/factors/secretKey.ts'
import type { Header } from './manifest.ts'

/** The name of the key file in an archive. */
export const STORED_KEY = KEY_FILE

/** Returns where a server keeps its key; `setting` is the value of SECRET_KEY. */
export function locateKey(dataDir: string, setting: string | undefined): Header['secretKey'] {
  if (setting) return 'setting'
  return existsSync(keyPath(dataDir)) ? 'inside' : 'none'
}
