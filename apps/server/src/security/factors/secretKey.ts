import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Name of the file in DATA_DIR that contains the key with which second factors are encrypted. The setting SECRET_KEY
 * replaces the file.
 */
export const KEY_FILE = 'secret.key'

/** Returns the path of the key file of a server. */
export function keyPath(dataDir: string): string {
  return join(resolve(dataDir), KEY_FILE)
}

/**
 * Reads the key of 32 bytes with which second factors are encrypted. It comes from the setting SECRET_KEY or, without
 * this setting, from a file that the first call creates.
 */
export async function readSecretKey({
  dataDir,
  secretKey,
}: {
  dataDir: string
  secretKey: string | undefined
}): Promise<Buffer> {
  const text = secretKey ?? (await readOrMake(keyPath(dataDir)))
  return createHash('sha256').update(text).digest()
}

async function readOrMake(path: string): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true })
  try {
    // Only the operating system user that runs the process can read the file.
    await writeFile(path, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const text = await readFile(path, 'utf8')
  if (text.length < 32)
    throw new Error(`${path} is damaged: restore it from a backup, or second factors are lost.`)
  return text
}
