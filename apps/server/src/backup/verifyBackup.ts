import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAJOR } from '../database/embedded/checkDirectory.ts'
import { withDraft } from '../database/embedded/drafts.ts'
import { findSecretKey } from '../security/factors/secretKey.ts'
import { BackupError, DUMP, type Header } from './manifest.ts'
import { checkArchive, type CheckedDatabase } from './checkDatabase.ts'
import { withoutAccess, prepareDatabase } from './prepareDatabase.ts'
import type { BackupSource } from './makeBackup.ts'
import { loadDump, readMajorOf, withTemporaryDatabase } from './postgresTarget.ts'
import { checkSeal, type SealState } from './seal.ts'
import { unpackArchive } from './unpackArchive.ts'

export interface VerifiedBackup extends CheckedDatabase {
  header: Header
  seal: SealState
}

/**
 * Restores a backup, checks the restored copy and deletes it. The copy is in a temporary directory in `folder`, or in a
 * temporary database on the server of DATABASE_URL. Throws `BackupError` that describes the first problem.
 */
export async function verifyBackup(
  file: string,
  target: Partial<BackupSource>,
  folder = tmpdir(),
): Promise<VerifiedBackup> {
  return withDraft(folder, 'verify', async (draft) => {
    const major = target.databaseUrl ? await readMajorOf(target.databaseUrl) : MAJOR
    const { header, manifest } = await unpackArchive(file, draft, async (found) => {
      const needsServer = found.kind === 'postgresql' && !target.databaseUrl
      if (needsServer)
        throw new BackupError(
          'The file is a backup of a PostgreSQL database. Set DATABASE_URL: a temporary database is made there.',
        )
      await checkArchive(found, { kind: found.kind, postgres: found.kind === 'embedded' ? MAJOR : major })
    })
    const own = await findSecretKey({ dataDir: draft, ...target })
    const seal = checkSeal(manifest, [own, await findSecretKey({ dataDir: draft })])
    if (header.kind === 'embedded' || !target.databaseUrl) {
      return { header, seal, ...(await prepareDatabase({ dataDir: draft }, manifest, null)) }
    }
    return withTemporaryDatabase(target.databaseUrl, async (databaseUrl) => {
      await loadDump(join(draft, DUMP), databaseUrl, major)
      const checked = await prepareDatabase({ dataDir: '', databaseUrl }, withoutAccess(manifest), null)
      return { header, seal, ...checked }
    })
  })
}
