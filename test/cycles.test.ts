import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { files, isCode, isGenerated, isStory, isTest } from './repository.ts'

/** In every folder below a root, the files and the subfolders must not import each other in a cycle. */
const roots = [
  'apps/dashboard/src',
  'apps/server/src',
  'packages/api/src',
  'packages/maps/src',
  'packages/ui/src',
]

/** The server loads these by name. Their imports cannot be corrected, because a migration never changes. */
const MIGRATIONS = 'apps/server/src/database/migrations/'

type Graph = Map<string, Set<string>>

const imports = new Map(
  productFiles(roots).map((path) => [path, importsOf(path).map(({ source }) => source)] as const),
)

describe('the import graph', () => {
  it.each(roots)('has no cycle of files in %s', (root) => {
    expect(findCycle(graphOf(root, (path) => path))).toEqual([])
  })

  it.each(roots)('has no cycle between the files and subfolders of a folder in %s', (root) => {
    const cycles = foldersIn(root).map((folder) =>
      findCycle(graphOf(folder, (path) => childOf(folder, path))),
    )
    expect(cycles.filter((cycle) => cycle.length > 0)).toEqual([])
  })

  it('no product file of the server imports test code', () => {
    const wrong = productFiles(['apps/server/src']).flatMap((path) =>
      importsOf(path)
        .filter(({ source }) => isTest(source))
        .map(({ source }) => `${path} imports ${source}`),
    )
    expect(wrong).toEqual([])
  })

  it.each<[string, Record<string, string[]>, string[]]>([
    ['two files', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
    ['a longer way', { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }, ['b', 'd', 'b']],
    ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ])('finds a cycle of %s', (_what, graph, cycle) => {
    expect(findCycle(new Map(Object.entries(graph).map(([node, to]) => [node, new Set(to)])))).toEqual(cycle)
  })
})

function productFiles(under: readonly string[]): string[] {
  return files.filter(
    (path) =>
      under.some((root) => path.startsWith(`${root}/`)) &&
      isCode(path) &&
      !isGenerated(path) &&
      !isStory(path) &&
      !/\/story[A-Z]\w*\.tsx?$/.test(path) &&
      !isTest(path) &&
      !path.includes('/fixtures/') &&
      // An English catalogue imports only the type of the Indonesian one, which loads it.
      !path.endsWith('.en.ts') &&
      !path.startsWith(MIGRATIONS),
  )
}

/** Lists a root and all folders below it that contain product files. */
function foldersIn(root: string): string[] {
  const folders = new Set<string>()
  for (const path of imports.keys()) {
    for (let folder = path; folder.startsWith(`${root}/`); folders.add(folder))
      folder = folder.slice(0, folder.lastIndexOf('/'))
  }
  return [...folders]
}

/** Returns the file or the subfolder directly in `folder` that a path belongs to. */
function childOf(folder: string, path: string): string {
  const [child = ''] = path.slice(folder.length + 1).split('/')
  return `${folder}/${child}`
}

/** Returns the graph of all imports in a folder, type imports included; `nodeOf` returns the node of a file. */
function graphOf(folder: string, nodeOf: (path: string) => string): Graph {
  const graph: Graph = new Map()
  for (const [path, sources] of imports) {
    if (!path.startsWith(`${folder}/`)) continue
    const targets = graph.get(nodeOf(path)) ?? new Set()
    graph.set(nodeOf(path), targets)
    for (const source of sources) {
      if (source.endsWith('.en.ts')) continue
      if (source.startsWith(`${folder}/`) && nodeOf(source) !== nodeOf(path)) targets.add(nodeOf(source))
    }
  }
  return graph
}

/** Returns the nodes of the first cycle, from a node back to itself; an empty array if there is none. */
function findCycle(graph: Graph): string[] {
  const done = new Set<string>()
  const trail: string[] = []

  function visit(node: string): string[] {
    if (done.has(node)) return []
    const start = trail.indexOf(node)
    if (start >= 0) return [...trail.slice(start), node]
    trail.push(node)
    for (const target of graph.get(node) ?? []) {
      const cycle = visit(target)
      if (cycle.length > 0) return cycle
    }
    trail.pop()
    done.add(node)
    return []
  }

  for (const node of graph.keys()) {
    const cycle = visit(node)
    if (cycle.length > 0) return cycle
  }
  return []
}
