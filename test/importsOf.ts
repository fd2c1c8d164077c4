import { posix } from 'node:path'
import { codeOf, read, root } from './repository.ts'
import { existsSync } from 'node:fs'

export interface Import {
  /** A package name, or a path relative to the repository's root. */
  source: string
  typeOnly: boolean
}

const statement =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w$*{][^'";]*?\sfrom\s*)?['"]([^'"\n]+)['"]/g
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g

/** Lists the static and dynamic imports and re-exports of a file. */
export function importsOf(path: string): Import[] {
  const code = codeOf(path)
  const found: Import[] = []
  for (const [, type, source = ''] of code.matchAll(statement)) {
    found.push({ source: resolve(path, source), typeOnly: type !== undefined })
  }
  for (const [, source = ''] of code.matchAll(dynamic)) {
    found.push({ source: resolve(path, source), typeOnly: false })
  }
  return found
}

function resolve(from: string, source: string) {
  return source.startsWith('.') ? posix.join(posix.dirname(from), source) : source
}

/** Returns the source files that a package's `exports` name, relative to the root. */
export function entriesOf(folder: string): string[] {
  const manifest = `${folder}/package.json`
  if (!existsSync(posix.join(root, manifest))) return []
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(read(manifest))
  return Object.values(exports).map((target) => posix.join(folder, target))
}
