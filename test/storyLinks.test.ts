import { posix } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { codeOf, files, isStory, read } from './repository.ts'

const pages = files.filter((path) => path.endsWith('.mdx'))

/** Returns the title of a stories file or an `.mdx` page. A page can have the title of the stories that `Meta` names. */
function titleOf(path: string): string {
  const text = read(path)
  const [, own] = (isStory(path) ? /\btitle: '([^']+)'/ : /<Meta title="([^"]+)"/).exec(text) ?? []
  const [, name = ''] = /<Meta of=\{(\w+)\}/.exec(text) ?? []
  const [, stories] = new RegExp(`import \\* as ${name} from '([^']+)'`).exec(text) ?? []
  if (own !== undefined) return own
  return stories === undefined ? '' : titleOf(posix.join(posix.dirname(path), stories))
}

function addressesOfStories(path: string) {
  const names = [...codeOf(path).matchAll(/\nexport const (\w+): Story/g)].map(([, name = '']) => name)
  return names.map((name) => `story/${toId(titleOf(path), storyNameFromExport(name))}`)
}

function addressOfPage(path: string) {
  const [, name = 'docs'] = /<Meta [^>]*\bname="([^"]+)"/.exec(read(path)) ?? []
  return `docs/${toId(titleOf(path), name)}`
}

it('every link in Storybook pages leads to a story or page', () => {
  const addresses = new Set([
    ...files.filter(isStory).flatMap(addressesOfStories),
    ...pages.map(addressOfPage),
  ])
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\?path=\/((?:story|docs)\/[\w-]+)/g)].map(([, to = '']) => ({ page, to })),
  )
  expect(links.length).toBeGreaterThan(100)
  const dead = links.filter(({ to }) => !addresses.has(to)).map(({ page, to }) => `${page}: ${to}`)
  expect(dead, 'the story was renamed or removed').toEqual([])
})
