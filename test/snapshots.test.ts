import { matchesGlob, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { codeOf, files, isCode, isStory, read } from './repository.ts'

const page = '.storybook/docs/Designers.mdx'
const { untraced }: { untraced: string[] } = JSON.parse(read('chromatic.config.json'))

const isUntraced = (path: string) => untraced.some((glob) => matchesGlob(path, glob))
const isScreen = (path: string) => path.startsWith('apps/dashboard/src/pages/')

/** Counts the snapshots of a file of stories: four of a screen, one of any other story, none with `disableSnapshot`. */
function snapshotsOf(path: string): number {
  const [head = '', ...stories] = codeOf(path).split(/\nexport const (?=[A-Z])/)
  if (head.includes('disableSnapshot')) return 0
  const shown = stories.filter((story) => !/disableSnapshot|\bonPhone\(/.test(story))
  return shown.length * (/parameters: .*\bscreenParameters\b/.test(head) ? 4 : 1)
}

/** Returns the path of the file that an entry of one of our packages names, such as `@sikud/ui/forms`. */
function entryFile(source: string): string {
  const [, folder = '', entry = ''] = /^@sikud\/(\w+)(.*)$/.exec(source) ?? []
  if (folder === '') return source
  const manifest: { exports: Record<string, string> } = JSON.parse(read(`packages/${folder}/package.json`))
  return posix.join('packages', folder, manifest.exports[`.${entry}`] ?? '')
}

/** The files that import each file, as Chromatic finds them: without types, and without the files of `untraced`. */
const importers = new Map<string, string[]>()
for (const path of files.filter((file) => isCode(file) && !isUntraced(file))) {
  const globs = [...codeOf(path).matchAll(/import\.meta\.glob\('(.+?)'\)/g)].flatMap(([, glob = '']) =>
    files.filter((file) => matchesGlob(file, posix.join(posix.dirname(path), glob))),
  )
  const imported = importsOf(path).flatMap(({ source, typeOnly }) => (typeOnly ? [] : entryFile(source)))
  for (const target of [...imported, ...globs])
    importers.set(target, [...(importers.get(target) ?? []), path])
}

/** Counts the snapshots that Chromatic takes again after a change of these files. */
function snapshotsAfter(changed: string[]): number {
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  const stories = [...reached].some((path) => path.startsWith('.storybook/')) ? files : [...reached]
  return stories.filter(isStory).reduce((sum, path) => sum + snapshotsOf(path), 0)
}

/** The rows of the table of builds: the name of the changed file and the number of snapshots. */
const rows = [...read(page).matchAll(/^\| .*`(\w+)`.*\| *([\d,]+) *\|$/gm)].map(
  ([, name = '', count = '']) => ({
    name,
    count: Number(count.replace(',', '')),
  }),
)

describe('the snapshots of Chromatic', () => {
  it.each(rows)('of a build after a change of $name are about $count', ({ name, count }) => {
    const changed = files.filter((path) => /\.tsx?$/.test(path) && posix.parse(path).name === name)
    expect(changed).toHaveLength(1)
    const counted = snapshotsAfter(changed)
    expect(Math.abs(counted - count), `write ${counted} in ${page}`).toBeLessThanOrEqual(count * 0.1)
  })

  it('of a change of one component are less than a third of all', () => {
    expect(rows.length).toBeGreaterThan(3)
    expect(snapshotsAfter(['packages/ui/src/fleet/driver/DriverForm.tsx']) * 3).toBeLessThan(
      snapshotsAfter(['.storybook/preview.tsx']),
    )
  })

  it('are taken again of every screen whose page changes', () => {
    const blind = files.filter(
      (path) =>
        isStory(path) &&
        isScreen(path) &&
        snapshotsOf(path) > 0 &&
        !read(path).includes("pages: import.meta.glob('./[A-Z]*Page.tsx')"),
    )
    expect(
      blind,
      "add pages: import.meta.glob('./[A-Z]*Page.tsx') to the parameters, because Chromatic does not follow routes.tsx",
    ).toEqual([])
  })
})
