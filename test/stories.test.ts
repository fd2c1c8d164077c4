import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { entriesOf } from './importsOf.ts'
import { codeOf, files, isStory, read } from './repository.ts'

const reExport = /export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+\.tsx)['"]/g

/** The components that a package's entry files export, with the file that each lives in. */
function exportedComponents(folder: string) {
  return entriesOf(folder)
    .filter((entry) => files.includes(entry))
    .flatMap((entry) =>
      [...codeOf(entry).matchAll(reExport)].flatMap(([, names = '', source = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/^.*\sas\s+/, ''))
          .filter((name) => /^[A-Z][a-z]\w*$/.test(name))
          .map((name) => ({ name, file: posix.join(posix.dirname(entry), source) })),
      ),
    )
}

it.each(['packages/ui', 'packages/maps'])('every component that %s exports has stories', (folder) => {
  const missing = exportedComponents(folder)
    // A provider shows nothing of its own; the decorators of Storybook put every story inside them.
    .filter(({ name }) => !name.endsWith('Provider'))
    .filter(({ name, file }) => {
      const home = `${posix.dirname(file)}/`
      return !files.some(
        (path) => isStory(path) && path.startsWith(home) && new RegExp(`\\b${name}\\b`).test(read(path)),
      )
    })
    .map(({ name, file }) => `${name} (${file})`)
  expect(missing, 'add <Component>.stories.tsx beside it, with its states as names').toEqual([])
})
