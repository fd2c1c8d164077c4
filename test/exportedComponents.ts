import { posix } from 'node:path'
import { entriesOf } from './importsOf.ts'
import { codeOf, files } from './repository.ts'

const reExport = /export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+\.tsx)['"]/g

/** Lists the components that a package exports and their files; skips providers, which render nothing. */
export function exportedComponents(folder: string): { name: string; file: string }[] {
  return entriesOf(folder)
    .filter((entry) => files.includes(entry))
    .flatMap((entry) =>
      [...codeOf(entry).matchAll(reExport)].flatMap(([, names = '', source = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/^.*\sas\s+/, ''))
          .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !name.endsWith('Provider'))
          .map((name) => ({ name, file: posix.join(posix.dirname(entry), source) })),
      ),
    )
}
