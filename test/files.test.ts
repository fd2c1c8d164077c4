import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesOf } from './importsOf.ts'
import { files, isCode, isGenerated, isStory, read } from './repository.ts'

const MAX_LINES = 400

/** Files that may have more lines, because they only contain a table of data. */
const dataTables: string[] = []

const code = files.filter((path) => isCode(path) && !isGenerated(path))

describe('files', () => {
  it(`have at most ${MAX_LINES} lines`, () => {
    const long = code
      .filter((path) => !isStory(path) && !/\.(test|spec)\.tsx?$/.test(path))
      .filter((path) => !/\/(locales|e2e)\/|[tT]exts(\.en)?\.ts$/.test(path))
      .filter((path) => !dataTables.includes(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ path, lines }) => `${path}: ${lines} lines`)
    expect(long, 'split the file by idea').toEqual([])
  })

  it('have no vague name such as utils or helpers', () => {
    const vague = code
      .filter((path) => !path.startsWith('scripts/')) // a script has the name of its command
      .filter((path) => /^(utils?|helpers?|common|types|misc|shared)\.[jt]sx?$/.test(posix.basename(path)))
    expect(vague, 'name the file after its main export').toEqual([])
  })

  it('are not index files, except entries of packages', () => {
    const entries = ['packages/api', 'packages/ui', 'packages/maps'].flatMap(entriesOf)
    const strays = code.filter(
      (path) =>
        /^(packages|apps)\//.test(path) &&
        /^index\.[jt]sx?$/.test(posix.basename(path)) &&
        !entries.includes(path),
    )
    expect(strays, 'import the file itself; only package.json "exports" names an index').toEqual([])
  })

  it('have names that differ by more than case, for file systems that ignore case', () => {
    const seen = new Map<string, string>()
    const pairs = code.flatMap((path) => {
      const key = path.toLowerCase().replace(/\.tsx?$/, '')
      const other = seen.get(key)
      seen.set(key, path)
      return other === undefined ? [] : [`${other} and ${path}`]
    })
    expect(pairs, 'choose another name').toEqual([])
  })

  it('are at most three folders below src', () => {
    const deep = code.filter((path) => {
      const [, inside] = /^(?:packages|apps)\/[^/]+\/src\/(.+)$/.exec(path) ?? []
      return inside !== undefined && inside.split('/').length > 4
    })
    expect(deep, 'use fewer folders').toEqual([])
  })
})
