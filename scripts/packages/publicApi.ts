import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Check } from '../checks.ts'
import { entriesOf, installedOf, pack, type PackageName, packages, sourceOf } from './packages.ts'

/** Returns the public API of a packed package: all type declarations that its entries import, directly or not. */
export function publicApiOf(name: PackageName): string {
  const entries = entriesOf(name)
  // Leaves out the generated types, because reviewers see their changes in `openapi/`.
  const files = reachedFrom(entries.map(({ types }) => types)).filter(
    (path) => !path.includes('__generated__'),
  )
  const dist = join(installedOf(name), 'dist')
  return [
    `Public API of @sikud/${name}, written by \`npm run generate:exports\`. A removed or changed line can break an app.\n`,
    ...entries.map(({ entry, types }) => `${entry}: ${relative(dist, types)}`),
    ...files.toSorted().map((path) => `\n// ${relative(dist, path)}\n${declarationsOf(path)}`),
    '',
  ].join('\n')
}

/** Follows the relative imports of declaration files. */
function reachedFrom(entries: readonly string[]): string[] {
  const reached = new Set(entries)
  for (const path of reached) {
    for (const [, source = ''] of readFileSync(path, 'utf8').matchAll(/['"](\.[^'"]*)\.tsx?['"]/g)) {
      const imported = join(dirname(path), `${source}.d.ts`)
      if (existsSync(imported)) reached.add(imported)
    }
  }
  return [...reached]
}

/** Returns a declaration file without its comments, except the comments with `@deprecated`. */
function declarationsOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*\*[^]*?\*\//g, (comment) => {
      const [deprecated] = /@deprecated .*?(?=\s*(?:\*\/|\n))/.exec(comment) ?? []
      return deprecated ? `/** ${deprecated} */` : ''
    })
    .replace(/^\/\/# sourceMappingURL.*$/gm, '')
    .replace(/\n\s*(?=\n)/g, '')
    .trim()
}

const fileOf = (name: PackageName) => join(sourceOf(name), 'api.txt')

/** Checks that the committed `api.txt` of a package matches its public API. */
export function publicApiCheck(name: PackageName): Check {
  const path = fileOf(name)
  const ok = existsSync(path) && readFileSync(path, 'utf8') === publicApiOf(name)
  return {
    label: `${name}: api.txt matches the public API`,
    measured: ok ? 'yes' : 'no',
    limit: 'yes; otherwise npm run generate:exports',
    ok,
  }
}

if (import.meta.main) {
  await pack()
  for (const name of packages) writeFileSync(fileOf(name), publicApiOf(name))
}
