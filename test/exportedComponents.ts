import { posix } from 'node:path'
import { entriesOf } from './importsOf.ts'
import { codeOf, files } from './repository.ts'

const reExport = /export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+\.tsx)['"]/g

/** The components that a package's entry files export, with the file that each lives in; providers show nothing of their own. */
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
