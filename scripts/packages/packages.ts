import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The root of the repository. */
export const root = join(import.meta.dirname, '../..')
const packs = join(root, '.packs')

/** The published packages; each depends only on packages before it in this list. */
export const packages = ['api', 'ui', 'maps'] as const

export type PackageName = (typeof packages)[number]

/** Returns the folder of a package in the workspace. */
export function sourceOf(name: PackageName): string {
  return join(root, 'packages', name)
}

/** Returns the tarball of a packed package. */
export function tarballOf(name: PackageName): string {
  return join(packs, `${name}.tgz`)
}

/** Returns the folder of a packed package, as an app has it in `node_modules`. */
export function installedOf(name: PackageName): string {
  return join(packs, 'node_modules/@sikud', name)
}

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Reads the package.json of a packed package. */
export function manifestOf(name: PackageName): Manifest {
  return JSON.parse(readFileSync(join(installedOf(name), 'package.json'), 'utf8'))
}

/** Returns the code entries of a packed package: the path with which an app imports each, and the built files. */
export function entriesOf(name: PackageName) {
  return Object.entries(manifestOf(name).exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return []
    const [types, code] = [target.types, target.default].map((file) => join(installedOf(name), file))
    return types && code ? [{ entry: `@sikud/${name}${path.slice(1)}`, types, code }] : []
  })
}

/** Builds, packs and unpacks the packages, as `pnpm pack` and an installation do. */
export async function pack(): Promise<void> {
  rmSync(packs, { recursive: true, force: true })
  await Promise.all(
    packages.map(async (name) => {
      mkdirSync(installedOf(name), { recursive: true })
      await run('pnpm', ['pack', '--out', tarballOf(name)], { cwd: sourceOf(name) })
      await run('tar', ['-xzf', tarballOf(name), '--strip-components=1'], { cwd: installedOf(name) })
    }),
  )
}
