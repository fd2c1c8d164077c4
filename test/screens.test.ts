import { expect, it } from 'vitest'
import { pageRoutes } from '../apps/dashboard/src/routes.tsx'
import { screens } from '../apps/dashboard/src/testing/screens.ts'
import { codeOf, files, isStory } from './repository.ts'

const routes = pageRoutes()
  .filter(({ lazy, Component }) => lazy !== undefined || Component)
  .map(({ path }) => path)

const storyFiles = files
  .filter((path) => isStory(path) && path.startsWith('apps/dashboard/'))
  .map((path) => codeOf(path))

/** Returns the code of a story and of the `meta` of its file. */
function storyOf(title: string, name: string) {
  const file = storyFiles.find((code) => code.includes(`title: '${title}'`)) ?? ''
  const [meta = '', ...stories] = file.split(/\nexport const (?=\w+: Story)/)
  return { meta, story: stories.find((code) => code.startsWith(`${name}: Story`)) }
}

const shown = screens.flatMap(({ name, at, title, states }) =>
  Object.entries(states).flatMap(([state, story]) =>
    typeof story === 'string'
      ? [{ label: `${name}, ${state}: ${title} › ${story}`, at, state, ...storyOf(title, story) }]
      : [],
  ),
)

it('every page has a row in the table of screens', () => {
  expect(routes.length).toBeGreaterThan(20)
  const rows = new Set<string | undefined>(screens.map(({ at }) => at))
  expect(
    routes.filter((at) => !rows.has(at)),
    'add it to apps/dashboard/src/testing/screens.ts',
  ).toEqual([])
  expect(
    [...rows].filter((at) => !routes.includes(at)),
    'remove rows without a page',
  ).toEqual([])
})

it('every state of a screen has its story', () => {
  const missing = shown.filter(({ story }) => story === undefined)
  expect(
    missing.map(({ label }) => label),
    'write the story, or state in the table why it is missing',
  ).toEqual([])
})

it('the story of each state of a screen opens this screen', () => {
  const at = /\bat: '([^'?#]*)/
  const elsewhere = shown
    .filter((row) => row.at !== '*' && row.story !== undefined)
    .filter((row) => {
      const [, opened = ''] = at.exec(row.story ?? '') ?? at.exec(row.meta) ?? []
      return !new RegExp(`^${row.at.replace(':id', '[^/]+')}$`).test(opened)
    })
  expect(elsewhere.map(({ label }) => label)).toEqual([])
})

it('every screen has screenshots in both themes, on desktop and phone', () => {
  const plain = shown.filter(
    ({ meta }) => !/parameters: (screenParameters,|\{ \.\.\.screenParameters, pages: )/.test(meta),
  )
  expect(
    plain.map(({ label }) => label),
    'use screenParameters',
  ).toEqual([])
  const phones = shown.filter(({ state }) => state === 'phone')
  const untried = phones.filter(({ story = '' }) => !story.includes('onPhone('))
  expect(
    untried.map(({ label }) => label),
    'call onPhone(role, name) with its main action in the play function',
  ).toEqual([])
})

it('axe checks the story of every state of a screen', () => {
  const off = shown.filter(({ meta, story = '' }) => /\ba11y:/.test(meta) || /\ba11y:/.test(story))
  expect(
    off.map(({ label }) => label),
    'the end-to-end tests leave the pages to axe in the stories',
  ).toEqual([])
})
