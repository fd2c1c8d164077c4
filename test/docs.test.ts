import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportedComponents } from './exportedComponents.ts'
import { files, isStory, read } from './repository.ts'

const headings = ['When to use', 'When not to use', 'States', 'Props', 'Keyboard', 'Texts']
const longest = 60

const pages = files.filter((path) => path.endsWith('.mdx'))
const ofComponents = pages.filter((path) => path.startsWith('packages/'))

/** Storybook's own way from a title or a name to a part of an address. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const titleOf = (path: string) => /\btitle: '([^']+)'/.exec(read(path))?.[1]

/** The address of a page: its own title, or that of the stories that it belongs to. */
function addressOf(path: string) {
  const text = read(path)
  const own = /<Meta title="([^"]+)"/.exec(text)?.[1]
  const [, stories = '', name = 'Docs'] = /<Meta of=\{(\w+)\}(?: name="([^"]+)")?/.exec(text) ?? []
  const source = new RegExp(`import \\* as ${stories} from '\\./([^']+)'`).exec(text)?.[1] ?? ''
  const title = own ?? titleOf(posix.join(posix.dirname(path), source)) ?? ''
  return `${slug(title)}--${slug(name)}`
}

describe('the pages of Storybook', () => {
  it.each(['packages/ui', 'packages/maps'])('tell of every component that %s exports', (folder) => {
    const untold = exportedComponents(folder)
      .filter(({ name, file }) => {
        const home = `${posix.dirname(file)}/`
        return !ofComponents.some(
          (page) => page.startsWith(home) && new RegExp(`\\b${name}\\b`).test(read(page)),
        )
      })
      .map(({ name, file }) => `${name} (${file})`)
    expect(untold, 'add <Component>.mdx beside its stories; CONTRIBUTING.md says what stands in it').toEqual(
      [],
    )
  })

  it(`answer the same questions in the same order, in at most ${longest} lines`, () => {
    const others = ofComponents.flatMap((page) => {
      const lines = read(page).split('\n')
      const found = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
      if (found.join() !== headings.join()) return `${page}: ${found.join(', ')}`
      return lines.length > longest ? `${page}: ${lines.length} lines` : []
    })
    expect(others, `the headings are ${headings.join(', ')}`).toEqual([])
  })

  it('link to pages and stories that are there', () => {
    const addresses = new Set(pages.map(addressOf))
    const parts = new Set(files.filter(isStory).map((path) => slug(titleOf(path) ?? '')))
    const lost = pages.flatMap((page) =>
      [...read(page).matchAll(/\?path=\/(docs|story)\/([\w-]+)/g)]
        .filter(([, kind, id = '']) =>
          kind === 'docs' ? !addresses.has(id) : !parts.has(id.split('--')[0] ?? ''),
        )
        .map(([link]) => `${page}: ${link}`),
    )
    expect(lost).toEqual([])
  })
})
