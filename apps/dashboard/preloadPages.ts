import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { preloadScript } from './src/start/preloadScript.ts'

const everyPage = ['AppLayout.tsx', 'signedInRoutes.tsx']
/**
 * The modules that a page with a map needs, by its path, in the order of their download. The map comes last, because it
 * is the largest file, and the page can render without it.
 */
const mapPages = {
  '/tracking': ['TrackingPage.tsx', 'createBaseMap.ts', 'FleetMapCanvas.tsx'],
  '/report': ['ReportPage.tsx', 'createBaseMap.ts', 'TripMap.tsx'],
}

/**
 * Adds a script to the head that downloads all parts of a map page at the same time for a signed-in user. Without the
 * script the browser loads six files one after another, because each one imports the next.
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
        const known = new Set(scripts.flatMap(([, file = '']) => [...filesOf(bundle, file)]))
        const pages = Object.entries(mapPages).map(([path, modules]) => {
          const files = [...everyPage, ...modules].flatMap((name) => [
            ...filesOf(bundle, chunkWith(bundle, name)),
          ])
          return [path, [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`)]
        })
        const tag: HtmlTagDescriptor = {
          tag: 'script',
          children: preloadScript(Object.fromEntries(pages)),
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

/** Returns the files of a chunk and of all chunks that it imports statically: scripts and styles. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  for (const styles of chunk.viteMetadata?.importedCss ?? []) found.add(styles)
  found.add(file)
  for (const imported of chunk.imports) filesOf(bundle, imported, found)
  return found
}
