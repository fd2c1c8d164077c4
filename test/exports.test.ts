import { describe, expect, it } from 'vitest'
import { read } from './repository.ts'

interface Manifest {
  exports: Record<string, string>
  publishConfig: { exports: Record<string, string | { types: string; default: string }> }
}

/** Returns the value that a source file must have in `publishConfig.exports`. */
function built(source: string) {
  const target = source.replace('./src/', './dist/')
  if (!/\.tsx?$/.test(source)) return target
  const stem = target.replace(/\.tsx?$/, '')
  return { types: `${stem}.d.ts`, default: `${stem}.js` }
}

describe.each(['api', 'ui', 'maps'])('packages/%s', (name) => {
  const manifest: Manifest = JSON.parse(read(`packages/${name}/package.json`))

  it('publishes the built file of each source file that package.json exports', () => {
    const expected = Object.entries(manifest.exports).map(([path, source]) => [path, built(source)])
    expect(
      manifest.publishConfig.exports,
      'write the entry into "exports" and, as its built files, into "publishConfig.exports"',
    ).toEqual(Object.fromEntries(expected))
  })

  it('describes every entry in a table row of its README, and no other', () => {
    const rows = read(`packages/${name}/README.md`)
      .split('\n')
      .flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? [])
    const named = rows.flatMap((cell) => cell.match(/(?<=`)(@sikud\/\w+|\.)(\/[\w./-]+)?(?=`)/g) ?? [])
    const entries = named.map((entry) => entry.replace(`@sikud/${name}`, '.'))
    expect(entries.toSorted()).toEqual(Object.keys(manifest.exports).toSorted())
  })

  it('has no wildcard export', () => {
    expect(Object.keys(manifest.exports).filter((path) => path.includes('*'))).toEqual([])
  })
})
