import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeed, sealSeed, keyPath, readSecretKey } from './secretKey.ts'

describe('the secret key', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sikud-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it('is created once, and only its owner can read it', async () => {
    const two = await Promise.all([1, 2].map(() => readSecretKey({ dataDir, secretKey: undefined })))
    expect(two[0]).toEqual(two[1])
    expect((await stat(keyPath(dataDir))).mode & 0o777).toBe(0o600)
  })

  it('comes from SECRET_KEY if that is set', async () => {
    const before = await readFile(keyPath(dataDir), 'utf8')
    const key = await readSecretKey({ dataDir, secretKey: 'a key of the tests with 32 letters' })
    expect(key).not.toEqual(await readSecretKey({ dataDir, secretKey: undefined }))
    expect(await readFile(keyPath(dataDir), 'utf8')).toBe(before)
  })

  it('is not replaced if its file is damaged', async () => {
    await writeFile(keyPath(dataDir), '')
    await expect(readSecretKey({ dataDir, secretKey: undefined })).rejects.toThrow('damaged')
  })
})

describe('a stored seed', () => {
  const seed = Buffer.from('12345678901234567890')
  const key = Buffer.alloc(32, 1)

  it('a stored seed is decrypted only with the same key and for the same user', () => {
    const stored = sealSeed(key, 7, seed)
    expect(stored.includes(seed)).toBe(false)
    expect(openSeed(key, 7, stored)).toEqual(seed)
    expect(openSeed(key, 8, stored)).toBeNull()
    expect(openSeed(Buffer.alloc(32, 2), 7, stored)).toBeNull()
  })
})
