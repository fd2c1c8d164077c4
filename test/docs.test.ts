import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportedComponents } from './exportedComponents.ts'
import { files, read } from './repository.ts'

const headings = ['When to use', 'When not to use', 'States', 'Props', 'Keyboard', 'Texts']
const longest = 60

const pages = files.filter((path) => path.startsWith('packages/') && path.endsWith('.mdx'))

describe('the pages of Storybook', () => {
  it.each(['packages/ui', 'packages/maps'])('tell of every component that %s exports', (folder) => {
    const untold = exportedComponents(folder)
      .filter(({ name, file }) => {
        const home = `${posix.dirname(file)}/`
        return !pages.some((page) => page.startsWith(home) && new RegExp(`\\b${name}\\b`).test(read(page)))
      })
      .map(({ name, file }) => `${name} (${file})`)
    expect(untold, 'add <Component>.mdx beside its stories; CONTRIBUTING.md says what stands in it').toEqual(
      [],
    )
  })

  it(`answer the same questions in the same order, in at most ${longest} lines`, () => {
    const others = pages.flatMap((page) => {
      const lines = read(page).split('\n')
      const found = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
      if (found.join() !== headings.join()) return `${page}: ${found.join(', ')}`
      return lines.length > longest ? `${page}: ${lines.length} lines` : []
    })
    expect(others, `the headings are ${headings.join(', ')}`).toEqual([])
  })
})
