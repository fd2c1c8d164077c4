import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { preloadScript } from './preloadScript.ts'

const frameModules = ['AppLayout.tsx']
/**
 * The modules that a page with a map needs, by the path of the page. The modules in `map` load with high priority as
 * soon as the frame (menu and top bar) has loaded; the modules in `page` load with low priority. The map of Pelacakan
 * has high priority, because the page shows no vehicle without it and it is the largest file. Laporan can play trips
 * without a map, so its map has low priority.
 */
const mapPages = {
  '/tracking': { page: ['TrackingPage.tsx', 'FleetMapCanvas.tsx'], map: ['createBaseMap.ts'] },
  '/report': { page: ['ReportPage.tsx', 'createBaseMap.ts', 'TripMap.tsx'], map: [] },
}

/**
 * Adds a script to the head that downloads the parts of a map page early for a signed-in user. Without the script the
 * browser loads six files one after another, because each one imports the next.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const scripts = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)]
        if (scripts.length === 0) throw new Error('index.html has no module script.')
        const initial = scripts.flatMap(([, file = '']) => [...filesOf(bundle, file)])
        const frame = filesBut(bundle, frameModules, initial)
        const pages = Object.entries(mapPages).map(([path, modules]) => {
          const map = filesBut(bundle, modules.map, [...initial, ...frame])
          const page = filesBut(bundle, modules.page, [...initial, ...frame, ...map])
          return [path, { page: page.map(urlOf), map: map.map(urlOf) }]
        })
        const tag: HtmlTagDescriptor = {
          tag: 'script',
          children: preloadScript(frame.map(urlOf), Object.fromEntries(pages)),
          injectTo: 'head',
        }
        return [tag]
      },
    },
  }
}

function chunkWith(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/${module}`)),
  )
  if (!chunk) throw new Error(`No file of the build has the module ${module}.`)
  return chunk.fileName
}

/** Returns the files that contain these modules and everything that they import statically, except `known` files. */
function filesBut(bundle: Rolldown.OutputBundle, modules: string[], known: string[]): string[] {
  const files = new Set(modules.flatMap((name) => [...filesOf(bundle, chunkWith(bundle, name))]))
  return [...files].filter((file) => !known.includes(file))
}

function urlOf(file: string): string {
  return `/${file}`
}

/** Returns the scripts and styles of a chunk, and of all chunks that it imports statically. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  for (const styles of chunk.viteMetadata?.importedCss ?? []) found.add(styles)
  found.add(file)
  for (const imported of chunk.imports) filesOf(bundle, imported, found)
  return found
}
