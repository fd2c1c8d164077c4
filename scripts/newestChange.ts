import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const IGNORED_NAMES = new Set(['node_modules', 'dist', 'e2e', 'test-results'])

function ofPath(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = readdirSync(path).filter((name) => !IGNORED_NAMES.has(name))
  return Math.max(0, ...names.map((name) => ofPath(join(path, name))))
}

/** Returns the newest modification time of all files under these paths, in ms since 1970; 0 if there are no files. */
export function newestChange(paths: string[]): number {
  return Math.max(0, ...paths.filter((path) => existsSync(path)).map(ofPath))
}
