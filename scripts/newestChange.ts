import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const leftOut = new Set(['node_modules', 'dist', 'e2e', 'test-results'])

function ofPath(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = readdirSync(path).filter((name) => !leftOut.has(name))
  return Math.max(0, ...names.map((name) => ofPath(join(path, name))))
}

/** The newest modification time (ms since 1970) of the files under the paths; 0 where there are none. */
export function newestChange(paths: string[]): number {
  return Math.max(0, ...paths.filter((path) => existsSync(path)).map(ofPath))
}
