import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { files, isCode, isGenerated, isStory, isTest } from './repository.ts'

/**
 * In each root, the imports must have no cycle of files and no cycle of folders. A direct subfolder of a root counts as
 * one folder with everything in it, and the files directly in a root count as one folder too. `containers` lists
 * exceptions.
 */
const roots = [
  'apps/dashboard/src',
  'apps/server/src',
  'packages/api/src',
  'packages/maps/src',
  'packages/ui/src',
]

/**
 * In these folders, each direct subfolder or file counts as a folder of its own, because other folders import the
 * subfolders and files separately.
 */
const containers = [
  'packages/ui/src/kit',
  'packages/ui/src/fleet',
  'apps/dashboard/src/pages',
  'apps/dashboard/src',
  'packages/api/src',
]

/**
 * The migrations count as a separate folder. The server loads them by name, and their imports cannot be corrected,
 * because a migration never changes.
 */
const MIGRATIONS = 'apps/server/src/database/migrations'

/** These folders may have more than 25 files, because each entity adds a file. */
const perEntity = /^packages\/(api\/src\/fixtures|ui\/src)$/

type Graph = Map<string, Set<string>>

describe('the import graph', () => {
  it.each(roots)('has no cycle of files in %s', (root) => {
    expect(findCycle(graphOf(root, (path) => path))).toEqual([])
  })

  it.each(roots)('has no cycle of folders in %s', (root) => {
    expect(findCycle(graphOf(root, (path) => folderOf(root, path)))).toEqual([])
  })

  it.each([...roots, 'apps/dashboard/e2e', 'scripts'])(
    'has at most 25 files directly in each folder of %s',
    (root) => {
      const counted = files.filter(
        (path) =>
          path.startsWith(`${root}/`) &&
          isCode(path) &&
          !isGenerated(path) &&
          !isStory(path) &&
          !/\.test\.tsx?$/.test(path),
      )
      const folders = Map.groupBy(counted, (path) => path.slice(0, path.lastIndexOf('/')))
      const full = [...folders]
        .filter(([folder, paths]) => paths.length > 25 && !perEntity.test(folder))
        .map(([folder]) => folder)
      expect(full, 'merge files that only make sense together, or split the folder').toEqual([])
    },
  )

  it('no product file of the server imports test code', () => {
    const wrong = productFiles('apps/server/src').flatMap((path) =>
      importsOf(path)
        .filter(({ source }) => isTest(source))
        .map(({ source }) => `${path} imports ${source}`),
    )
    expect(wrong).toEqual([])
  })
})

function productFiles(root: string): string[] {
  return files.filter(
    (path) =>
      path.startsWith(`${root}/`) &&
      isCode(path) &&
      !isGenerated(path) &&
      !isStory(path) &&
      !/\/story[A-Z]\w*\.tsx?$/.test(path) &&
      !isTest(path) &&
      !path.includes('/fixtures/') &&
      // An English catalogue imports only the type of the Indonesian one, which loads it.
      !path.endsWith('.en.ts'),
  )
}

/** Returns the graph of all imports, type imports included; `nodeOf` returns the node of a file. */
function graphOf(root: string, nodeOf: (path: string) => string): Graph {
  const graph: Graph = new Map()
  for (const path of productFiles(root)) {
    const targets = graph.get(nodeOf(path)) ?? new Set()
    graph.set(nodeOf(path), targets)
    for (const { source } of importsOf(path)) {
      if (source.endsWith('.en.ts')) continue
      if (source.startsWith(`${root}/`) && nodeOf(source) !== nodeOf(path)) targets.add(nodeOf(source))
    }
  }
  return graph
}

function folderOf(root: string, path: string): string {
  if (path.startsWith(`${MIGRATIONS}/`)) return MIGRATIONS
  const container = containers.find((each) => path.startsWith(`${each}/`))
  if (container) return `${container}/${path.slice(container.length + 1).split('/')[0]}`
  const [folder = '', ...rest] = path.slice(root.length + 1).split('/')
  return rest.length === 0 ? root : `${root}/${folder}`
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
