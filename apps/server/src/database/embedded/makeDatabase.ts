import { readdir, realpath, rename, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

/**
 * Creates a database if the directory is missing or empty. First creates it under another name and then renames it.
 * Under the final name, a process that is killed during the creation would leave an incomplete directory that looks
 * like a database.
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
