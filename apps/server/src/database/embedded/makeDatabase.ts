import { readdir, realpath, rename, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

/**
 * Makes a new database where the directory is absent or empty. It is made beside and then renamed, so that a start
 * that is killed in the middle leaves nothing that looks like a database.
 */
export async function makeDatabase(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => [])
  if (names.length > 0) return
  const target = await realpath(directory).catch(() => directory)
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  await (await PGlite.create(draft)).close()
  await rename(draft, target)
}
