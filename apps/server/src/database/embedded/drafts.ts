import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE, DRAFT, SOCKETS } from './checkDirectory.ts'
import { acquireLock, readLock, findHolder } from './directoryLock.ts'

/** Matches everything that a draft contains: a directory with other files is not a draft, and is never deleted. */
const CONTENT =
  /^(archive|database(\.dump|\.list|\.new)?|secret\.key|lock(\.[\w-]+)?|draft\.lock(\.[\w-]+)?|run)$/
/** Which names each directory in a draft can contain. They are checked only if the draft has no lock. */
const DIRECTORIES = new Map([
  ['database', DATABASE],
  ['database.new', DATABASE],
  ['run', SOCKETS],
])
const LOCK = 'draft.lock'
/** A draft without a lock is deleted only after this time, because its process may be about to lock it. */
const UNLOCKED_AGE_MS = 3_600_000

/**
 * Calls `work` with a new private directory in `folder`, and deletes the directory afterwards. First deletes the
 * directories that killed processes left in `folder`.
 */
export async function withDraft<Result>(
  folder: string,
  kind: 'backup' | 'restore' | 'verify',
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  await removeStaleDrafts(folder)
  const draft = await mkdtemp(join(folder, `sikud-${kind}-`)) // mkdtemp creates it with mode 0700.
  const lock = await acquireLock(join(draft, LOCK), '')
  try {
    return await work(draft)
  } finally {
    await lock.release()
    await rm(draft, { recursive: true, force: true })
  }
}

/** Deletes the drafts in `folder` whose processes ended, for example because they were killed. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((candidate) => DRAFT.test(candidate))) {
    const draft = join(folder, name)
    // A draft of another user cannot be deleted; that user's next command deletes it.
    if (await isStale(draft)) await rm(draft, { recursive: true, force: true }).catch(() => undefined)
  }
}

async function isStale(draft: string): Promise<boolean> {
  const stats = await lstat(draft).catch(() => null)
  if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) return false
  const names = await readdir(draft).catch(() => null)
  if (names === null || names.some((name) => !CONTENT.test(name))) return false
  for (const name of [LOCK, 'lock']) if (await findHolder(join(draft, name))) return false
  return (await hasLock(draft)) || (stats.mtimeMs < Date.now() - UNLOCKED_AGE_MS && (await isOwn(draft)))
}

/** Returns whether a directory contains only files and directories of a draft, and these only files of a database. */
async function isOwn(draft: string): Promise<boolean> {
  for (const entry of await readdir(draft, { withFileTypes: true }).catch(() => [])) {
    const content = DIRECTORIES.get(entry.name)
    if (entry.isDirectory() !== (content !== undefined)) return false
    const names = content ? await readdir(join(draft, entry.name)).catch(() => ['']) : []
    if (content && !names.every((name) => content.test(name))) return false
  }
  return true
}

/** Returns whether one of our processes wrote the lock of a draft. */
async function hasLock(draft: string): Promise<boolean> {
  const { pid, nonce, started } = (await readLock(join(draft, LOCK))) ?? {}
  return typeof pid === 'number' && pid > 0 && typeof nonce === 'string' && typeof started === 'string'
}
