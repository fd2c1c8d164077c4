import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAJOR } from '../database/embedded/checkDirectory.ts'
import { BackupError } from './BackupError.ts'
import { checkArchive } from './checkArchive.ts'
import type { CheckedDatabase } from './checkDatabase.ts'
import type { BackupSource } from './makeBackup.ts'
import { DUMP, type Header } from './manifest.ts'
import { loadDump, readMajorOf, withTemporaryDatabase } from './postgresTarget.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { unpackArchive } from './unpackArchive.ts'

/** The result of a verification. */
export interface VerifiedBackup extends CheckedDatabase {
  header: Header
}

/**
 * Restores a backup, checks the restored copy and deletes it. The copy is in a temporary directory in `folder`, or in a
 * temporary database on the server of DATABASE_URL. Throws `BackupError` that describes the first problem.
 */
export async function verifyBackup(
  file: string,
  target: Pick<BackupSource, 'databaseUrl'>,
  folder = tmpdir(),
): Promise<VerifiedBackup> {
  const draft = await mkdtemp(join(folder, 'sikud-verify-'))
  try {
    const major = target.databaseUrl ? await readMajorOf(target.databaseUrl) : MAJOR
    const { header, manifest } = await unpackArchive(file, draft, async (found) => {
      const needsServer = found.kind === 'postgresql' && !target.databaseUrl
      if (needsServer)
        throw new BackupError(
          'The file is a backup of a PostgreSQL database. Set DATABASE_URL: a temporary database is made there.',
        )
      await checkArchive(found, { kind: found.kind, postgres: found.kind === 'embedded' ? MAJOR : major })
    })
    const check = { isKept: false }
    if (header.kind === 'embedded' || !target.databaseUrl) {
      return { header, ...(await prepareDatabase({ dataDir: draft }, manifest, check)) }
    }
    return await withTemporaryDatabase(target.databaseUrl, async (databaseUrl) => {
      await loadDump(join(draft, DUMP), databaseUrl, major)
      return { header, ...(await prepareDatabase({ dataDir: '', databaseUrl }, manifest, check)) }
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
