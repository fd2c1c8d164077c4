import type { Plugin } from 'vite'

/** Refuses a build in which a page waits for MapLibre: it shows at once, and its map comes into it. */
export function mapsComeLater(): Plugin {
  return {
    name: 'maps-come-later',
    generateBundle(_options, bundle) {
      const imported = (fileName: string, seen = new Set<string>()): Set<string> => {
        const file = bundle[fileName]
        if (file?.type !== 'chunk' || seen.has(fileName)) return seen
        seen.add(fileName)
        for (const next of file.imports) imported(next, seen)
        return seen
      }
      const heavy = new Set(
        Object.values(bundle)
          .filter(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/maplibre-gl/')),
          )
          .map((file) => file.fileName),
      )
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId?.includes('/dashboard/src/pages/')) continue
        const found = [...imported(file.fileName)].find((fileName) => heavy.has(fileName))
        if (found)
          this.error(`${file.name} would wait for ${found}, which holds MapLibre: see chunkGroups.ts.`)
      }
    },
  }
}
