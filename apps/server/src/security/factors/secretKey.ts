import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The file in DATA_DIR with the key that encrypts second factors; the setting SECRET_KEY replaces it. */
export const KEY_FILE = 'secret.key'

/** Returns the path of the key file of a server. */
export function keyPath(dataDir: string): string {
  return join(resolve(dataDir), KEY_FILE)
}

/**
 * Reads the key that encrypts second factors, 32 bytes: from the setting SECRET_KEY, or else from a file, which the
 * first call creates.
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
    // Only the user that runs the process can read the file.
    await writeFile(path, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const text = await readFile(path, 'utf8')
  if (text.length < 32)
    throw new Error(`${path} is damaged: restore it from a backup, or second factors are lost.`)
  return text
}
