import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, read, root } from './repository.ts'

// Templates of generated pages are left out: their links begin at the generated page.
const pages = files.filter((path) => path.endsWith('.md') && !path.includes('/scripts/'))

/** Returns the text of a page without code. */
const proseOf = (page: string) => read(page).replace(/^```[^]*?^```$/gm, '')

/** Returns the anchor of a heading, as GitHub makes it. */
function anchorOf(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

function anchorsOf(page: string) {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

/** Returns the links of a page to files of the repository whose file or heading does not exist. */
function deadLinks(page: string) {
  const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : posix.join(posix.dirname(page), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
}

describe('links', () => {
  it('of every page lead to a file and a heading that exist', () => {
    expect(pages.length).toBeGreaterThan(40)
    expect(pages.flatMap((page) => deadLinks(page).map((link) => `${page}: ${link}`))).toEqual([])
  })
})

describe('decisions', () => {
  const records = files.filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
  const numbers = records.map((path) => Number(posix.basename(path).slice(0, 4)))

  it('have one number each, a date, a status and three headings, and fit on a page', () => {
    expect(new Set(numbers).size).toBe(records.length)
    const odd = records.filter((path, at) => {
      const lines = read(path).split('\n')
      const headings = lines.filter((line) => line.startsWith('## ')).join()
      const isComplete =
        lines[0]?.startsWith(`# ${numbers[at]}. `) &&
        /^\d{4}-\d\d-\d\d · accepted$/.test(lines[2] ?? '') &&
        headings === '## Context,## Decision,## Consequences'
      return !isComplete || lines.length > 65
    })
    expect(odd, 'docs/decisions/README.md says what a record has').toEqual([])
  })

  it('are all in the index, by their titles', () => {
    const index = read('docs/decisions/README.md').replace(/\s+/g, ' ')
    const absent = records.filter((path) => {
      const title = read(path).split('\n')[0]?.slice(2)
      return !index.includes(`[${title}](${posix.basename(path)})`)
    })
    expect(absent).toEqual([])
  })

  it('exist wherever code or a page names one', () => {
    const dead = files
      .filter((path) => /\.(ts|tsx|js|mjs|md|mdx|yaml|sql|css|sh|cfg)$/.test(path))
      .flatMap((path) => {
        const text = read(path)
        const paths = [...text.matchAll(/docs\/decisions\/([\w.-]+\.md)/g)].map(([, file = '']) => file)
        const named = [...text.matchAll(/\bdecisions?[\s*/]+(?:record )?\[?(\d{1,3})\b(?!-)/gi)]
        return [
          ...paths.filter((file) => !existsSync(join(root, 'docs/decisions', file))),
          ...named.map(([, number]) => Number(number)).filter((number) => !numbers.includes(number)),
        ].map((name) => `${path}: ${name}`)
      })
    expect(dead).toEqual([])
  })
})
