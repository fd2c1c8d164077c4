import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { files, root } from './repository.ts'

const indonesian = files.filter((path) => /\/locales\/(id\.ts|id\/.+\.ts|.+\.id\.ts)$/.test(path))
const english = (path: string) => path.replace(/\bid(?=\.ts$|\/)/, 'en')

/** Returns the keys of all texts of a catalogue as dotted paths, without the names of its exports. */
async function keysOf(path: string) {
  const module: object = await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)
  return Object.values(module)
    .flatMap((texts: unknown) => paths(texts))
    .toSorted()
}

function paths(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) =>
    paths(inner, prefix === '' ? key : `${prefix}.${key}`),
  )
}

it.each(indonesian)('%s has the same keys in English', async (path) => {
  expect(files, 'add the English catalogue').toContain(english(path))
  expect(await keysOf(english(path))).toEqual(await keysOf(path))
})

it('every package with texts has catalogues', () => {
  const homes = new Set(indonesian.map((path) => path.split('/').slice(0, 2).join('/')))
  expect([...homes].toSorted()).toEqual(['apps/dashboard', 'apps/server', 'packages/maps', 'packages/ui'])
})
