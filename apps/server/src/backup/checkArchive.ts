import { listMigrations } from '../database/migrate.ts'
import { BackupError } from './BackupError.ts'
import type { Header } from './manifest.ts'

/**
 * Throws `BackupError` if this release cannot restore an archive into a database of this kind and major version. It
 * accepts archives of older releases, because the missing migrations run after the restore.
 */
export async function checkArchive(
  header: Header,
  target: { kind: Header['kind']; postgres: number },
): Promise<void> {
  if (header.kind !== target.kind) {
    throw new BackupError(
      header.kind === 'embedded'
        ? 'The file is a backup of an embedded database. Restore it without DATABASE_URL.'
        : 'The file is a backup of a PostgreSQL database. Set DATABASE_URL to an empty database.',
    )
  }
  const isOther = header.kind === 'embedded' && header.postgres !== target.postgres
  if (isOther || header.postgres > target.postgres) {
    throw new BackupError(
      `The file contains a database of PostgreSQL ${header.postgres}, and this is PostgreSQL ${target.postgres}. Use the release of SIKUD, or the PostgreSQL, that the backup was made with.`,
    )
  }
  const known = new Map((await listMigrations()).map(({ name, checksum }) => [name, checksum]))
  const newer = header.migrations.filter(({ name }) => !known.has(name))
  if (newer.length > 0) {
    throw new BackupError(
      `The file was made by a newer release of SIKUD (it has ${newer.map(({ name }) => name).join(', ')}). Update SIKUD, then restore it again.`,
    )
  }
  const changed = header.migrations.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (changed.length > 0) {
    throw new BackupError(
      `The file has another schema: ${changed.map(({ name }) => name).join(', ')} was changed. Restore it with the release that made it.`,
    )
  }
}
