import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from './repository.ts'

interface Manifest {
  engines?: { node: string }
  peerDependencies: Record<string, string>
  exports: Record<string, string>
  publishConfig: { exports: Record<string, string | { types: string; default: string }> }
}

const { catalogs }: { catalogs: { peers: Record<string, string> } } = parse(read('pnpm-workspace.yaml'))

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
    const entries = named
      .map((entry) => entry.replace(`@sikud/${name}`, '.'))
      .filter((entry) => entry.startsWith('.'))
    expect(entries.toSorted()).toEqual(Object.keys(manifest.exports).toSorted())
  })

  it('says in its README how to install it, and names each peer with its lowest version', () => {
    const readme = read(`packages/${name}/README.md`)
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
    expect(readme).toContain(`npm install ./sikud-${name}-`)
    expect(readme).toContain(`Node ${manifest.engines?.node.slice(2) ?? ''}`)
    const missing = Object.keys(manifest.peerDependencies).filter((peer) => {
      const [lowest = ''] = /\d+\.\d+/.exec(catalogs.peers[peer] ?? '') ?? []
      return !readme.split('\n').some((line) => line.includes(`\`${peer}\``) && line.includes(lowest))
    })
    expect(missing).toEqual([])
  })

  it('has no wildcard export', () => {
    expect(Object.keys(manifest.exports).filter((path) => path.includes('*'))).toEqual([])
  })
})
