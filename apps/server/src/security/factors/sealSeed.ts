import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

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
