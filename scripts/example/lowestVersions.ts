import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf, packages, root, tarballOf } from '../packages/packages.ts'
import { exampleLockfile } from './exampleLockfile.ts'

/** Parts of an app that are not its source. */
const built = /\/(node_modules|dist|pnpm-lock\.yaml)$/

/**
 * Writes an app with the sources of the examples, and with the lowest version of each peer that our packages allow.
 * Returns its folder; the bare apps are in its folder `bare`.
 */
export function lowestVersions(): string {
  const home = join(root, '.packs/lowest')
  const sources = { '.': 'fleet-board', bare: 'bare' }
  rmSync(home, { recursive: true, force: true })
  for (const [target, source] of Object.entries(sources)) {
    const filter = (path: string) => !built.test(path)
    cpSync(join(root, 'examples', source), join(home, target), { recursive: true, filter })
  }
  rmSync(join(home, 'bare/package.json'))
  const manifest: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  )
  const { dependencies = {}, devDependencies = {} } = manifest
  for (const name of packages) dependencies[`@sikud/${name}`] = `file:${tarballOf(name)}`
  const write = () => writeFileSync(join(home, 'package.json'), JSON.stringify(manifest, null, 2))
  write()
  // The tested versions of everything that is no peer.
  writeFileSync(join(home, 'pnpm-lock.yaml'), exampleLockfile(root, home))
  const peers = Object.assign({}, ...packages.map((name) => manifestOf(name).peerDependencies))
  for (const [name, range] of Object.entries<string>(peers)) {
    if (name in dependencies && range.startsWith('^') && !name.startsWith('@sikud/'))
      dependencies[name] = range.slice(1)
  }
  for (const name of ['react', 'react-dom']) devDependencies[`@types/${name}`] = dependencies[name] ?? ''
  write()
  return home
}
