import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'

type Names = Record<string, string>
type Locked = Record<string, { specifier: string; version: string }>
type Importer = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Locked | undefined>

interface Lockfile {
  importers: Record<string, Importer>
  packages: Record<string, unknown>
  snapshots: Record<string, unknown>
}

interface Manifest {
  name: string
  version: string
  dependencies?: Names
  devDependencies?: Names
  peerDependencies?: Names
}

/**
 * Returns the lockfile of an app that installs our tarballs. It cannot be committed, because each build changes the
 * hashes of the tarballs. All other entries come from the repository's lockfile, so that the app gets the tested
 * versions.
 */
export function exampleLockfile(root: string, app: string): string {
  const lock: Lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
  const manifest: Manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  const tarballs = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).filter(([, wanted]) => wanted.startsWith('file:')),
  )
  const locked = lockedVersions(lock)
  const packages: Record<string, unknown> = { ...lock.packages }
  const snapshots: Record<string, unknown> = { ...lock.snapshots }
  for (const [name, wanted] of Object.entries(tarballs)) {
    const bytes = readFileSync(resolve(app, wanted.slice('file:'.length)))
    const packed = packedManifest(bytes)
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
    packages[`${name}@${wanted}`] = { resolution: { integrity, tarball: wanted }, version: packed.version }
    const needed = Object.keys({ ...packed.dependencies, ...packed.peerDependencies })
    const found = needed.filter((other) => other in tarballs || other in locked)
    snapshots[`${name}@${wanted}`] = { dependencies: pick(found, { ...locked, ...tarballs }) }
  }
  const versions = { ...locked, ...tarballs }
  const importer = {
    dependencies: importerOf(manifest.dependencies ?? {}, versions),
    devDependencies: importerOf(manifest.devDependencies ?? {}, versions),
  }
  const settings = { autoInstallPeers: false, excludeLinksFromLockfile: false }
  return stringify({ lockfileVersion: '9.0', settings, importers: { '.': importer }, packages, snapshots })
}

/** Returns the locked version of each dependency of the workspace, including the versions of its peer dependencies. */
function lockedVersions(lock: Lockfile): Names {
  const all = Object.values(lock.importers).flatMap((importer) => Object.values(importer))
  const entries = all.flatMap((group) => Object.entries(group ?? {}))
  return Object.fromEntries(
    entries
      .filter(([, { version }]) => !version.startsWith('link:'))
      .map(([name, { version }]) => [name, version]),
  )
}

function importerOf(wanted: Names, versions: Names) {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, specifier]) => {
      const version = versions[name]
      const exact = version === specifier || version?.startsWith(`${specifier}(`)
      if (!version || !exact)
        throw new Error(
          `${name} ${specifier}: the lockfile of the repository has ${version ?? 'no version'}.`,
        )
      return [name, { specifier, version }]
    }),
  )
}

function packedManifest(tarball: Buffer): Manifest {
  return JSON.parse(
    execFileSync('tar', ['-xzO', 'package/package.json'], { input: tarball, encoding: 'utf8' }),
  )
}

function pick(names: readonly string[], from: Names): Names {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? '']))
}
