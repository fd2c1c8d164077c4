import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { exportedComponents } from './exportedComponents.ts'
import { files, isStory, read } from './repository.ts'

it.each(['packages/ui', 'packages/maps'])('every component that %s exports has stories', (folder) => {
  const missing = exportedComponents(folder)
    .filter(({ name, file }) => {
      const home = `${posix.dirname(file)}/`
      return !files.some(
        (path) => isStory(path) && path.startsWith(home) && new RegExp(`\\b${name}\\b`).test(read(path)),
      )
    })
    .map(({ name, file }) => `${name} (${file})`)
  expect(missing, 'add <Component>.stories.tsx beside it, with its states as names').toEqual([])
})
