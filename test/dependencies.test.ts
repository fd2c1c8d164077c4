import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { files, read } from './repository.ts'

interface Lockfile {
  packages: Record<string, { resolution: Record<string, string> }>
}

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const manifests = files.filter((path) => /(^|\/)package\.json$/.test(path) && !path.startsWith('examples/'))
const examples = files.filter((path) => /^examples\/[^/]+\/package\.json$/.test(path))
const lock: Lockfile = parse(read('pnpm-lock.yaml'))
const workspace: { catalog: Record<string, string> } = parse(read('pnpm-workspace.yaml'))

/** Dependencies whose exact version is not in the catalog, with the reason. */
const ownPins: Record<string, string> = {
  'package.json node': 'provides Node 24; optional, so that a failed download is not an error',
  'packages/api/package.json typescript': 'openapi-typescript does not run on TypeScript 7',
}

/** For some packages, the lowest version without a known security advisory. */
const floors: Record<string, { atLeast: string; because: string }> = {
  'maplibre-gl': { atLeast: '6.4.1', because: 'CVE-2026-85061, script injection through the attribution' },
}

describe('dependencies', () => {
  it('have one exact version in the catalog', () => {
    const loose = Object.entries(workspace.catalog).filter(([, version]) => !exact.test(version))
    expect(loose, 'write the exact version, without ^ or ~').toEqual([])
  })

  it('come from the catalog or the workspace', () => {
    const loose: string[] = []
    for (const path of manifests) {
      const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(path))
      for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
        for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
          if (version === 'catalog:' || version === 'workspace:*') continue
          // Peer dependencies are ranges, because each app installs its own versions.
          if (kind === 'peerDependencies' && /^(catalog:peers|workspace:\^)$/.test(version)) continue
          if (`${path} ${name}` in ownPins && exact.test(version)) continue
          loose.push(`${path}: ${name} ${version}`)
        }
      }
    }
    expect(
      loose,
      'put the version into the catalog of pnpm-workspace.yaml and write "catalog:" here',
    ).toEqual([])
  })

  it('in the examples, dependencies are packed tarballs or exact versions', () => {
    const loose: string[] = []
    for (const path of examples) {
      const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(path))
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
        for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
          if (/^file:\.\.\/\.\.\/\.packs\/\w+\.tgz$/.test(version) || version === workspace.catalog[name])
            continue
          if (exact.test(version.replace(/^npm:[\w-]+@/, '')) && version.startsWith('npm:')) continue
          loose.push(`${path}: ${name} ${version}`)
        }
      }
    }
    expect(examples).not.toEqual([])
    expect(loose, 'write the version that the catalog of pnpm-workspace.yaml has').toEqual([])
  })

  it('are locked with an integrity hash and without a URL', () => {
    const weak = Object.entries(lock.packages)
      .filter(([, { resolution }]) => resolution.integrity === undefined || 'tarball' in resolution)
      .map(([name, { resolution }]) => `${name} ${JSON.stringify(resolution)}`)
    expect(weak, 'a lock entry needs an integrity hash and no host').toEqual([])
    expect(read('pnpm-lock.yaml')).not.toMatch(/https?:\/\//)
  })

  it.each(Object.entries(floors))('have no known advisory in %s', (name, { atLeast, because }) => {
    const versions = Object.keys(lock.packages)
      .filter((key) => key.startsWith(`${name}@`))
      .map((key) => key.slice(name.length + 1))
    expect(versions, `${name} is not locked`).not.toEqual([])
    const low = versions.filter((version) => isBelow(version, atLeast))
    expect(low, `${name} needs at least ${atLeast}: ${because}`).toEqual([])
  })
})

function isBelow(version: string, floor: string) {
  return version.localeCompare(floor, 'en', { numeric: true }) < 0
}
