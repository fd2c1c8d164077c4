import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { statuses } from '../.storybook/docs/componentStatus.ts'
import { settings } from '../apps/server/src/config/settings.ts'
import { exportedComponents } from './exportedComponents.ts'
import { files, read, root } from './repository.ts'

const headings = ['Playground', 'When to use', 'When not to use', 'States', 'Keyboard', 'Texts']
const MAX_LINES = 60

const pages = files.filter((path) => path.startsWith('packages/') && path.endsWith('.mdx'))

/** Pages about one use of a component, such as "DataList: selection"; the page of the component has the playground. */
const topics = pages.filter((page) => /^# \w+: /m.test(read(page)))
const componentPages = pages.filter((page) => !topics.includes(page))
const kitPages = componentPages.filter((page) => page.startsWith('packages/ui/src/kit/'))

/** Returns the text of a page without its imports and examples. */
const proseOf = (page: string) =>
  read(page)
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^<DoDont\n[^]*?^\/>\n+/gm, '')

describe('documentation of components', () => {
  it.each(['packages/ui', 'packages/maps'])(
    'Storybook pages describe every component that %s exports',
    (folder) => {
      const missing = exportedComponents(folder)
        .filter(({ name, file }) => {
          const home = `${posix.dirname(file)}/`
          return !pages.some((page) => page.startsWith(home) && new RegExp(`\\b${name}\\b`).test(read(page)))
        })
        .map(({ name, file }) => `${name} (${file})`)
      expect(
        missing,
        'add <Component>.mdx beside its stories; CONTRIBUTING.md describes its content',
      ).toEqual([])
    },
  )

  it(`Storybook pages of components have the same headings and at most ${MAX_LINES} lines`, () => {
    const others = pages.flatMap((page) => {
      const lines = proseOf(page).split('\n')
      const found = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
      const wanted = topics.includes(page) ? headings.slice(1) : headings
      if (found.join() !== wanted.join()) return `${page}: ${found.join(', ')}`
      return lines.length > MAX_LINES ? `${page}: ${lines.length} lines` : []
    })
    expect(others, `the headings are ${headings.join(', ')}`).toEqual([])
  })
})

describe('hover texts', () => {
  it.each([
    ['DataListProps', 'packages/ui/src/kit/DataList/DataListProps.ts'],
    ['FormProps', 'packages/ui/src/kit/Form/Form.tsx'],
    ['TripPlaybackProps', 'packages/maps/src/player/TripPlayback.tsx'],
    ['TripReportProps', 'packages/maps/src/report/TripReport.tsx'],
    ['FleetMapProps', 'packages/maps/src/fleet/FleetMap.tsx'],
    ['LiveFleetProps', 'packages/maps/src/tracking/LiveFleet.tsx'],
  ])('every prop of %s has a comment', (name, file) => {
    const [, body = ''] = new RegExp(`interface ${name}\\b[^{]*\\{\\n([^]*?)\\n\\}`).exec(read(file)) ?? []
    const lines = body.split('\n')
    const props = lines.flatMap((line, at) => (/^ {2}\w+\??:/.test(line) ? at : []))
    expect(props.length).toBeGreaterThan(3)
    expect(props.filter((at) => !lines[at - 1]?.endsWith('*/')).map((at) => lines[at])).toEqual([])
  })
})

describe('playgrounds', () => {
  it.each(componentPages)('%s has one, of a story whose tags say one status', (page) => {
    const [, name = '', story = ''] = /<Playground of=\{(\w+)\.(\w+)\}/.exec(read(page)) ?? []
    const [, stories = ''] = new RegExp(`import \\* as ${name} from '\\./([^']+)'`).exec(read(page)) ?? []
    const code = read(posix.join(posix.dirname(page), stories))
    expect(code).toMatch(new RegExp(`\\nexport const ${story}: `))
    const [, tags = ''] = /\btags: \[([^\]]*)\]/.exec(code) ?? []
    const found = Object.keys(statuses).filter((status) => tags.includes(`'${status}'`))
    expect(found, `one of ${Object.keys(statuses).join(', ')} in the tags of ${stories}`).toHaveLength(1)
  })

  it('every page of the kit has one with the story Playground', () => {
    const others = kitPages.filter((page) => !/<Playground of=\{\w+\.Playground\}/.test(read(page)))
    expect(others).toEqual([])
  })
})

it('every page shows a right and a wrong example', () => {
  expect(componentPages.filter((page) => !read(page).includes('\n<DoDont\n'))).toEqual([])
})

describe('pages for newcomers', () => {
  it.each([
    ['README.md', 70],
    ['AGENTS.md', 60],
  ])('%s has at most %i lines', (page, most) => {
    expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
  })
})

describe('commands', () => {
  it('that pages name exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const guides = files.filter((path) => /\.mdx?$/.test(path) && !/^\.changeset\/|CHANGELOG/.test(path))
    const absent = guides.flatMap((path) =>
      [...read(path).matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${path}: ${command}`),
    )
    expect(absent).toEqual([])
  })
})

describe('docs/add-a-record.md', () => {
  it('names only files that exist', () => {
    const path = /`((?:\.storybook|apps|docs|openapi|packages|test)\/[^\s`]+)`/g
    const named = [...read('docs/add-a-record.md').matchAll(path)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([])
  })
})

it('docs, texts and comments name only commands that package.json has', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const named = files
    .filter((path) => /\.(md|mdx|ts|tsx|mjs|yaml|yml|json|service|env)$|Containerfile$|^\.ci\//.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
        ([, name = '']) => `${path}: ${name}`,
      ),
    )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((one) => !((one.split(': ')[1] ?? '') in scripts))).toEqual([])
})

describe('docs/settings.md', () => {
  const cells = read('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((row) => row.split('|').map((cell) => cell.trim().split(', ')))
  const rows = cells.flatMap(([, names = [], defaults = []]) =>
    names.map((name, at) => [name.replaceAll('`', ''), defaults[at] ?? defaults[0] ?? ''] as const),
  )

  it('has every setting of the server, and no other', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(settings).toSorted())
  })

  it('has the defaults of the server', () => {
    const fallbacks = new Map(Object.entries(settings).map(([name, { fallback }]) => [name, fallback]))
    const wrong = rows.filter(([name, shown]) => {
      if (shown === 'none') return fallbacks.get(name) !== ''
      return /^`.*`$/.test(shown) && shown !== `\`${fallbacks.get(name)}\``
    })
    expect(wrong).toEqual([])
  })
})
