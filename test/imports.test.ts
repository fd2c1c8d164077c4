import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { files, isCode, isGenerated, isStory, isTest } from './repository.ts'

/**
 * The allowed imports of each package or folder. `types` allows only `import type`; stories and tests may also import
 * the fixtures.
 */
const allowed: { from: RegExp; packages: Record<string, 'all' | 'types'> }[] = [
  { from: /^packages\/api\//, packages: {} },
  { from: /^packages\/ui\/src\/fleet\//, packages: { '@sikud/api': 'types' } },
  { from: /^packages\/ui\//, packages: {} },
  {
    from: /^packages\/maps\//,
    packages: {
      '@sikud/api': 'types',
      '@sikud/ui/export': 'all',
      '@sikud/ui/format': 'all',
      '@sikud/ui/lazy': 'all',
      '@sikud/ui/locales': 'all',
      '@sikud/ui/status': 'all',
    },
  },
  { from: /^apps\/dashboard\//, packages: { '@sikud/api': 'all', '@sikud/ui': 'all', '@sikud/maps': 'all' } },
  { from: /^apps\/server\//, packages: { '@sikud/api': 'types' } },
]

const mapsKit = ['BaseMap', 'locales', 'look', 'measure', 'parts']

/** The folders of `packages/maps/src` and the folders that each may import; `trip` must not import React or a map. */
const mapsFoldersBelow: Record<string, string[]> = {
  locales: [],
  look: [],
  measure: [],
  trip: ['measure'],
  playback: ['trip'],
  texts: ['locales', 'trip'],
  parts: ['locales', 'texts'],
  AddressLine: ['locales'],
  BaseMap: ['locales', 'look', 'measure', 'parts'],
  workspace: ['BaseMap', 'locales'],
  figures: [...mapsKit, 'trip', 'playback', 'texts'],
  tripList: [...mapsKit, 'trip', 'texts'],
  export: [...mapsKit, 'trip', 'texts'],
  fleet: [...mapsKit, 'AddressLine', 'workspace'],
  player: [
    ...mapsKit,
    'AddressLine',
    'workspace',
    'trip',
    'playback',
    'texts',
    'figures',
    'tripList',
    'export',
  ],
  report: ['export', 'locales', 'parts', 'trip', 'tripList', 'player'],
  tracking: ['locales', 'parts', 'fleet'],
}

/**
 * The layers of `apps/server/src`, the lowest first. A folder may import from lower layers and from its own layer;
 * cycles.test.ts forbids cycles in a layer. The files directly in `src` may import all folders except `cli`.
 */
const serverLayers = [
  { name: 'values', folders: ['background', 'config', 'locales', 'measure', 'parse'] },
  { name: 'data', folders: ['clock', 'database', 'identities', 'reference'] },
  { name: 'requests', folders: ['authority', 'http', 'links', 'safeWrites', 'security'] },
  { name: 'what domains share', folders: ['audit', 'geocode', 'mail', 'positions', 'streets'] },
  { name: 'domains', folders: ['ingest', 'live', 'notifications', 'push', 'records', 'trips'] },
  {
    name: 'across domains',
    folders: ['backup', 'demo', 'merge', 'operations', 'recordings', 'replay', 'retention', 'web'],
  },
  { name: 'the application', folders: ['.'] },
  { name: 'commands', folders: ['cli'] },
]

/** The folders of the live map in `packages/maps/src/fleet` and the folders that each may import. */
const fleetFoldersBelow: Record<string, string[]> = {
  store: [],
  painting: ['store'],
  table: ['store', 'painting'],
}

const sources = files.filter((path) => /^(packages|apps)\//.test(path) && isCode(path) && !isGenerated(path))

describe('imports between packages and folders', () => {
  it('imports between packages follow the table of allowed imports', () => {
    const wrong: string[] = []
    for (const path of sources) {
      const rule = allowed.find(({ from }) => from.test(path))
      for (const { source, typeOnly } of importsOf(path)) {
        const [, name, subpath] = /^(@sikud\/[\w-]+)(\/.*)?$/.exec(source) ?? []
        if (name === undefined || rule === undefined) continue
        const right = rule.packages[source] ?? rule.packages[name]
        if (right === 'all' || (right === 'types' && typeOnly)) continue
        if (right === 'types' && subpath === '/fixtures' && (isStory(path) || isTest(path))) continue
        wrong.push(
          `${path} imports ${source}${right === 'types' ? ' as a value; only `import type` is allowed' : ''}`,
        )
      }
    }
    expect(wrong, 'the table at the top of this test lists the allowed imports').toEqual([])
  })

  it('imports refer to other packages by name', () => {
    const wrong: string[] = []
    for (const path of sources.filter((file) => file.includes('/src/'))) {
      const home = path.split('/').slice(0, 2).join('/')
      for (const { source } of importsOf(path)) {
        if (!/^(packages|apps|bench|scripts|test)\//.test(source) || source.startsWith(`${home}/`)) continue
        wrong.push(`${path} imports ${source}`)
      }
    }
    expect(wrong, 'import the package by its name instead').toEqual([])
  })

  it('the kit imports no fleet code', () => {
    const wrong: string[] = []
    for (const path of sources.filter((file) =>
      /^packages\/ui\/src\/(kit|theme|hooks|format|lazy|locales)\//.test(file),
    )) {
      for (const { source } of importsOf(path)) {
        if (source.startsWith('packages/ui/src/fleet/')) wrong.push(`${path} imports ${source}`)
      }
    }
    expect(wrong, 'the kit does not import fleet code; move it to fleet/').toEqual([])
  })

  it('the entries of ui that maps may import contain no MUI', () => {
    const entries = ['format', 'lazy', 'locales', 'status'].map((name) => `packages/ui/src/${name}.ts`)
    const reached = new Set(entries)
    const wrong: string[] = []
    for (const path of reached) {
      for (const { source, typeOnly } of importsOf(path)) {
        if (/^@(mui|emotion)\//.test(source) && !typeOnly) wrong.push(`${path} imports ${source}`)
        if (source.startsWith('packages/ui/src/') && !typeOnly) reached.add(source)
      }
    }
    expect(reached.size).toBeGreaterThan(entries.length)
    expect(wrong, 'the texts, formats and code loading of maps must not load MUI').toEqual([])
  })

  it('each folder of packages/maps imports only from itself and from folders below it', () => {
    const wrong: string[] = []
    for (const path of sources.filter((file) => !isStory(file) && !isTest(file))) {
      const [, part = ''] = /^packages\/maps\/src\/(\w+)\//.exec(path) ?? []
      const below = mapsFoldersBelow[part]
      if (!below) continue
      for (const { source, typeOnly } of importsOf(path)) {
        if (part === 'trip' && /^(react|@mui|@emotion|maplibre-gl|deck\.gl|@deck\.gl)/.test(source)) {
          wrong.push(`${path} imports ${source}`)
        }
        const [, other] = /^packages\/maps\/src\/(\w+)\//.exec(source) ?? []
        if (other === undefined || other === part || below.includes(other)) continue
        wrong.push(`${path} imports ${source}${typeOnly ? ' (its types)' : ''}`)
      }
    }
    expect(wrong, 'move the shared code to a part below both').toEqual([])
  })

  it('each folder of the server imports only from its own layer and from layers below it', () => {
    const layerOf = (folder: string) => serverLayers.findIndex(({ folders }) => folders.includes(folder))
    const wrong: string[] = []
    for (const path of sources.filter((file) => file.startsWith('apps/server/src/') && !isTest(file))) {
      const folder = serverFolderOf(path)
      if (layerOf(folder) < 0) wrong.push(`${folder} has no layer: add it to serverLayers`)
      // Skips migrations: the server loads them by name, and their imports cannot be corrected, because they never
      // change.
      if (path.includes('/migrations/')) continue
      for (const { source } of importsOf(path)) {
        if (!source.startsWith('apps/server/src/')) continue
        if (layerOf(serverFolderOf(source)) > layerOf(folder)) wrong.push(`${path} imports ${source}`)
      }
    }
    expect([...new Set(wrong)], 'move the shared code to a layer below both').toEqual([])
  })

  it('each folder of the live map imports only from itself and from folders below it', () => {
    const wrong: string[] = []
    for (const path of sources) {
      const [, folder = ''] = /^packages\/maps\/src\/fleet\/(\w+)\//.exec(path) ?? []
      const below = fleetFoldersBelow[folder]
      if (!below || isStory(path) || isTest(path)) continue
      for (const { source } of importsOf(path)) {
        const react = folder === 'store' && /^(react|@mui|@emotion)/.test(source)
        const [, other] = /^packages\/maps\/src\/fleet\/([\w.]+)/.exec(source) ?? []
        const upwards = other !== undefined && other !== folder && !below.includes(other)
        if (react || upwards) wrong.push(`${path} imports ${source}`)
      }
    }
    expect(wrong, 'store ← painting ← table ← FleetMap.tsx; move the shared code down').toEqual([])
  })
})

/** Returns the folder directly below `apps/server/src`; '.' for a file directly in it. */
function serverFolderOf(path: string): string {
  const [folder = '', ...rest] = path.slice('apps/server/src/'.length).split('/')
  return rest.length === 0 ? '.' : folder
}
