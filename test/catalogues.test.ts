import { pathToFileURL } from 'node:url'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { codeOf, englishOf, files, indonesianCatalogues, root } from './repository.ts'

/** Returns the keys of all texts of a catalogue as dotted paths, without the names of its exports and without hooks. */
async function keysOf(path: string) {
  const module: object = await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)
  return Object.values(module)
    .filter((texts) => typeof texts !== 'function')
    .flatMap((texts: unknown) => paths(texts))
    .toSorted()
}

function paths(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) =>
    paths(inner, prefix === '' ? key : `${prefix}.${key}`),
  )
}

it.each(indonesianCatalogues)('%s has the same keys in English', async (path) => {
  expect(files, 'add the English catalogue').toContain(englishOf(path))
  expect(await keysOf(englishOf(path))).toEqual(await keysOf(path))
})

it('every package with texts has catalogues', () => {
  const homes = new Set(indonesianCatalogues.map((path) => path.split('/').slice(0, 2).join('/')))
  expect([...homes].toSorted()).toEqual(['apps/dashboard', 'apps/server', 'packages/maps', 'packages/ui'])
})

it('every English catalogue that a component loads belongs to an Indonesian one', () => {
  const loaded = files
    .filter((path) => /^(packages|apps)\/.+\/src\/.+\.tsx?$/.test(path))
    .flatMap((path) =>
      [...codeOf(path).matchAll(/import\('([^']+\/en\w*(?:\/\w+)?\.ts|[^']+\.en\.ts)'\)/g)].map(
        ([, source = '']) => posix.join(posix.dirname(path), source),
      ),
    )
  const known = new Set(indonesianCatalogues.map(englishOf))
  expect(loaded.length).toBeGreaterThan(20)
  expect(loaded.filter((path) => !known.has(path))).toEqual([])
})
