import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFile,
  cp,
  link,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acquireLock, DirectoryLockedError, findHolder, type LockHolder, readLock } from './directoryLock.ts'

describe('the directory lock', () => {
  let directory = ''
  let path = ''

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sikud-lock-'))
    path = join(directory, 'lock')
  })
  afterEach(() => rm(directory, { recursive: true }))

  async function forge(changes: Partial<LockHolder>) {
    const lock = await acquireLock(path, 'somewhere')
    const own = await readFile(path, 'utf8')
    await lock.release()
    // As a lock of an older version, which does not say which file it is.
    await writeFile(
      path,
      JSON.stringify({ ...JSON.parse(own), file: undefined, ...changes, nonce: 'forged' }),
    )
  }

  it('is held by one at a time, and is free again afterwards', async () => {
    const lock = await acquireLock(path, 'somewhere')
    const second = acquireLock(path, 'elsewhere')
    await expect(second).rejects.toThrow(DirectoryLockedError)
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`)
    await lock.release()
    expect(await readLock(path)).toBeNull()
    await (await acquireLock(path, 'elsewhere')).release()
  })

  it('is given to exactly one of many who come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(path, 'x')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('of a process that is gone is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    await forge({ pid: child.pid ?? 0, started: '1' })
    const lock = await acquireLock(path, 'x')
    expect((await readLock(path))?.pid).toBe(process.pid)
    await lock.release()
  })

  it('of a process whose number was given to another is taken over', async () => {
    await forge({ started: '1' })
    const lock = await acquireLock(path, 'x')
    expect((await readLock(path))?.started).not.toBe('1')
    await lock.release()
  })

  it('of another container holds while it is being renewed', async () => {
    await forge({ namespace: 'pid:[1]', pid: 1 })
    await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
    const before = new Date(Date.now() - 60_000)
    await utimes(path, before, before)
    await (await acquireLock(path, 'x')).release()
  })

  it.each(Array.from({ length: 20 }, (_, round) => round))(
    'that is stale is taken over by exactly one of many, time %i',
    async () => {
      await forge({ started: '1' })
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => acquireLock(path, 'x')))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await readdir(directory)).toEqual(['lock'])
    },
  )

  it('is taken over although who took it over before died in the middle', async () => {
    await forge({ started: '1' })
    await writeFile(`${path}.forged`, JSON.stringify({ ...(await readLock(path)), nonce: 'half' }))
    await (await acquireLock(path, 'x')).release()
    expect(await readdir(directory)).toEqual([])
  })

  it('that a power cut left empty is taken over once it is old', async () => {
    await writeFile(path, '')
    await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
    const before = new Date(Date.now() - 60_000)
    await utimes(path, before, before)
    await (await acquireLock(path, 'x')).release()
  })

  describe('X41 in a data directory that was copied while it was in use', () => {
    let lock: Awaited<ReturnType<typeof acquireLock>>
    let copy = ''

    beforeEach(async () => {
      lock = await acquireLock(path, 'somewhere')
      copy = await mkdtemp(join(tmpdir(), 'sikud-copy-'))
    })
    afterEach(async () => {
      await lock.release()
      await rm(copy, { recursive: true })
    })

    it('is taken over in the copy, and still holds in the original', async () => {
      await cp(directory, copy, { recursive: true, preserveTimestamps: true })
      expect(await findHolder(join(copy, 'lock'))).toBeNull()
      const second = await acquireLock(join(copy, 'lock'), 'x')
      await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
      await expect(acquireLock(join(copy, 'lock'), 'x')).rejects.toThrow(DirectoryLockedError)
      await second.release()
    })

    it('is given to exactly one of many who start on the copy at once', async () => {
      await cp(directory, copy, { recursive: true })
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => acquireLock(join(copy, 'lock'), 'x')),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('is taken over where the copy was brought back in the place of the original', async () => {
      await copyFile(path, join(copy, 'lock'))
      await rename(join(copy, 'lock'), path)
      await (await acquireLock(path, 'x')).release()
      expect(await readLock(path)).toBeNull()
    })

    it('holds where the directory was only moved, or has the same files by hard links', async () => {
      await link(path, join(copy, 'lock'))
      await expect(acquireLock(join(copy, 'lock'), 'x')).rejects.toThrow(DirectoryLockedError)
      await rename(path, join(copy, 'moved'))
      await expect(acquireLock(join(copy, 'moved'), 'x')).rejects.toThrow(DirectoryLockedError)
    })

    it('holds where an older version wrote it, while that one runs', async () => {
      await forgeOld(path)
      await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
    })
  })
})

/** Leaves out what older versions do not write. */
async function forgeOld(path: string) {
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), file: undefined }))
}
