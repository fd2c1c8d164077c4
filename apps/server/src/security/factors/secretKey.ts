import { createHash, createHmac, randomBytes, createCipheriv, createDecipheriv } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Name of the file in DATA_DIR that contains the key with which second factors are encrypted. The setting SECRET_KEY
 * replaces the file.
 */
export const KEY_FILE = 'secret.key'

/** Where a server has its secret key: in the setting SECRET_KEY or, without this setting, in a file in DATA_DIR. */
export interface KeySource {
  dataDir: string
  secretKey?: string | undefined
}

export function keyPath(dataDir: string): string {
  return join(resolve(dataDir), KEY_FILE)
}

/**
 * Reads the key of 32 bytes with which second factors are encrypted. If there is no key, the first call creates its
 * file.
 */
export async function readSecretKey({ dataDir, secretKey }: KeySource): Promise<Buffer> {
  return digest(secretKey ?? (await readOrMake(keyPath(dataDir))))
}

/** Reads the key if there is one; otherwise returns null. */
export async function findSecretKey({ dataDir, secretKey }: KeySource): Promise<Buffer | null> {
  const text = secretKey ?? (await readKeyFile(keyPath(dataDir)))
  return text === null ? null : digest(text)
}

/** Returns a value by which two keys can be compared. Nobody can compute the key from it. */
export function checkValueOf(key: Buffer): string {
  return createHmac('sha256', key).update('SIKUD key check').digest('hex')
}

function digest(text: string): Buffer {
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
  return (await readKeyFile(path)) ?? ''
}

/** Returns null if the file does not exist. */
async function readKeyFile(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text !== null && text.length < 32)
    throw new Error(`${path} is damaged: restore it from a backup, or second factors are lost.`)
  return text
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts the seed of a user's authenticator app with AES-256-GCM. The encryption also authenticates the user id, so
 * the seed cannot be decrypted for another user.
 */
export function sealSeed(key: Buffer, userId: number, seed: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`user ${userId}`))
  const sealed = Buffer.concat([cipher.update(seed), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts a seed. Returns null if it was encrypted with another key or for another user. */
export function openSeed(key: Buffer, userId: number, stored: Uint8Array): Buffer | null {
  const bytes = Buffer.from(stored)
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(`user ${userId}`))
    .setAuthTag(tag)
  const seed = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([seed, decipher.final()])
  } catch {
    return null // `final` throws if the authentication tag does not match.
  }
}
