import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Path of the file that lists the npm packages contained in each output file of the build. It is outside the published
 * folder `dist`.
 */
export const chunkPackagesFile = join(import.meta.dirname, '../node_modules/.cache/chunkPackages.json')

/** Writes `chunkPackagesFile`, which `npm test size` reads. */
export function chunkPackages(): Plugin {
  return {
    name: 'chunk-packages',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map((chunk) => [chunk.fileName, packagesOf(chunk.moduleIds)])
      mkdirSync(join(chunkPackagesFile, '..'), { recursive: true })
      writeFileSync(chunkPackagesFile, JSON.stringify(Object.fromEntries(entries), null, 2))
    },
  }
}

function packagesOf(moduleIds: string[]) {
  const names = moduleIds.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))].toSorted()
}
