import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { preloadScript } from './src/start/preloadScript.ts'

/** The modules of each page with a map, by its path; without a preload the browser loads them one after another. */
const mapPages = {
  '/tracking': ['TrackingPage.tsx', 'FleetMapCanvas.tsx'],
  '/report': ['ReportPage.tsx', 'TripMap.tsx'],
}
const everyPage = ['AppLayout.tsx', 'signedInRoutes.tsx', 'createBaseMap.ts']

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
        const program = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1]
        if (program === undefined) throw new Error('index.html has no module script.')
        const known = filesOf(bundle, program)
        const pages = Object.entries(mapPages).map(([path, modules]) => {
          const files = [...everyPage, ...modules].flatMap((name) => [
            ...filesOf(bundle, chunkWith(bundle, name)),
          ])
          return [path, [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`)]
        })
        const tag: HtmlTagDescriptor = {
          tag: 'script',
          children: preloadScript(`/${program}`, Object.fromEntries(pages)),
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

/** Returns a chunk and all chunks that it imports statically. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) filesOf(bundle, imported, found)
  return found
}
