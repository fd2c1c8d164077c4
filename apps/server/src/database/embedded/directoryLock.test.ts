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
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
    // Writes the lock as an older version of the server did: without the field `file`.
    await writeFile(
      path,
      JSON.stringify({ ...JSON.parse(own), file: undefined, ...changes, nonce: 'forged' }),
    )
  }

  it('has one holder at a time, and another one after its release', async () => {
    const lock = await acquireLock(path, 'somewhere')
    const second = acquireLock(path, 'elsewhere')
    await expect(second).rejects.toThrow(DirectoryLockedError)
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`)
    await lock.release()
    expect(await readLock(path)).toBeNull()
    await (await acquireLock(path, 'elsewhere')).release()
  })

  it('is acquired by exactly one of many concurrent callers', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(path, 'x')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('the lock of a process that ended is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    await forge({ pid: child.pid ?? 0, started: '1' })
    const lock = await acquireLock(path, 'x')
    expect((await readLock(path))?.pid).toBe(process.pid)
    await lock.release()
  })

  it('Y19: the lock of a process that was killed at this moment is taken over', async () => {
    const child = spawn(process.execPath, [
      '-e',
      `import(process.argv[1]).then(({ acquireLock }) => acquireLock(process.argv[2], 'x'))
         .then(() => setInterval(() => {}, 1000)) && console.log(Buffer.alloc(200e6, 1).length)`,
      fileURLToPath(new URL('directoryLock.ts', import.meta.url)),
      path,
    ])
    await vi.waitFor(async () => expect((await readLock(path))?.pid).toBe(child.pid), 10_000)
    child.kill('SIGKILL')
    // This process has not waited for its child yet, so the child is at most a zombie.
    const lock = await acquireLock(path, 'x')
    expect((await readLock(path))?.pid).toBe(process.pid)
    await lock.release()
  })

  it('Y19: the lock of a process that ended, and whose parent has not noticed, is taken over', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'])
    const [line]: unknown[] = await once(parent.stdout, 'data')
    const pid = Number(String(line))
    const fields = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')
    await vi.waitFor(async () => expect((await fields())[2]).toBe('Z'))
    await forge({ pid, started: (await fields())[21] ?? '' })
    expect(await findHolder(path)).toBeNull()
    await (await acquireLock(path, 'x')).release()
    parent.kill()
  })

  it('the lock of a process whose id was reused is taken over', async () => {
    await forge({ started: '1' })
    const lock = await acquireLock(path, 'x')
    expect((await readLock(path))?.started).not.toBe('1')
    await lock.release()
  })

  it('the lock of another container is held while the heartbeat of the container continues', async () => {
    await forge({ namespace: 'pid:[1]', pid: 1 })
    await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
    const before = new Date(Date.now() - 60_000)
    await utimes(path, before, before)
    await (await acquireLock(path, 'x')).release()
  })

  it.each(Array.from({ length: 20 }, (_, round) => round))(
    'a stale lock is taken over by exactly one of many callers (round %i)',
    async () => {
      await forge({ started: '1' })
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => acquireLock(path, 'x')))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await readdir(directory)).toEqual(['lock'])
    },
  )

  it('a stale lock is taken over after another process died during its takeover of the lock', async () => {
    await forge({ started: '1' })
    await writeFile(`${path}.forged`, JSON.stringify({ ...(await readLock(path)), nonce: 'half' }))
    await (await acquireLock(path, 'x')).release()
    expect(await readdir(directory)).toEqual([])
  })

  it('a lock file that is empty after a power cut is taken over once it is old', async () => {
    await writeFile(path, '')
    await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
    const before = new Date(Date.now() - 60_000)
    await utimes(path, before, before)
    await (await acquireLock(path, 'x')).release()
  })

  describe('X41 in a data directory that was copied while in use', () => {
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

    it('the lock is taken over in the copied directory and still held in the original directory', async () => {
      await cp(directory, copy, { recursive: true, preserveTimestamps: true })
      expect(await findHolder(join(copy, 'lock'))).toBeNull()
      const second = await acquireLock(join(copy, 'lock'), 'x')
      await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
      await expect(acquireLock(join(copy, 'lock'), 'x')).rejects.toThrow(DirectoryLockedError)
      await second.release()
    })

    it('the lock of the copied directory is acquired by exactly one of many callers', async () => {
      await cp(directory, copy, { recursive: true })
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => acquireLock(join(copy, 'lock'), 'x')),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('the lock is taken over when a copy of the lock file replaces the original file', async () => {
      await copyFile(path, join(copy, 'lock'))
      await rename(join(copy, 'lock'), path)
      await (await acquireLock(path, 'x')).release()
      expect(await readLock(path)).toBeNull()
    })

    it('the lock is still held when the lock file was moved or hard-linked', async () => {
      await link(path, join(copy, 'lock'))
      await expect(acquireLock(join(copy, 'lock'), 'x')).rejects.toThrow(DirectoryLockedError)
      await rename(path, join(copy, 'moved'))
      await expect(acquireLock(join(copy, 'moved'), 'x')).rejects.toThrow(DirectoryLockedError)
    })

    it('is still held when a running server of an older version wrote it', async () => {
      await forgeOld(path)
      await expect(acquireLock(path, 'x')).rejects.toThrow(DirectoryLockedError)
    })
  })
})

/** Removes the field `file` from a lock file, because older versions of the server do not write it. */
async function forgeOld(path: string) {
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), file: undefined }))
}
