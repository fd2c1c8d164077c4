import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { packs, root } from './packages.ts'

/** What a minified production bundle of a few imports weighs, in KiB of gzip. */
export interface Weight {
  /** JavaScript that is loaded at once. */
  first: number
  /** All JavaScript, with what is loaded when it is needed. */
  all: number
  /** npm packages that the bundle imports at once and that were left out of it. */
  beside: string[]
  /** Those that it imports when they are needed. */
  besideLater: string[]
}

const entry = '\0weighed'

/**
 * Bundles code as an app would that has the packed packages installed. React, MUI and every other npm package
 * stay out, except those named by `within`.
 */
export async function weigh(code: string, within: readonly string[] = []): Promise<Weight> {
  const bundled = (source: string) => within.some((name) => packageOf(source) === name)
  const result = await build({
    root: packs,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (source) => /^[^./\0]/.test(source) && !isOurs(source) && !bundled(source),
      },
    },
    plugins: [
      {
        name: 'weighed',
        enforce: 'pre',
        resolveId(source, importer) {
          if (source === entry) return entry
          if (isOurs(source)) return this.resolve(source, join(packs, 'app.js'), { skipSelf: true })
          return bundled(source)
            ? this.resolve(source, importerOf(source, importer), { skipSelf: true })
            : null
        },
        load(id) {
          if (id === entry) return code
          // Vite's own part, which every app has once.
          return id.startsWith('\0vite/preload-helper')
            ? 'export const __vitePreload = (load) => load()'
            : null
        },
      },
    ],
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('the bundler gave nothing back')
  return weightOf(output.output.filter((file) => file.type === 'chunk'))
}

const isOurs = (source: string) => source.startsWith('@sikud/')

/** Where a library is looked for: beside the one that imports it, or in the workspace's own package. */
function importerOf(source: string, importer: string | undefined) {
  if (importer?.includes('/.pnpm/')) return importer
  return join(root, 'packages', source.startsWith('@mui/') ? 'ui' : 'api', 'package.json')
}

const packageOf = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source

function kib(chunks: Rolldown.OutputChunk[]) {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length / 1024, 0)
}

function weightOf(chunks: Rolldown.OutputChunk[]): Weight {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<string>()
  const queue = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
  for (const name of queue) {
    if (first.has(name) || !named.has(name)) continue
    first.add(name)
    queue.push(...(named.get(name)?.imports ?? []))
  }
  const atOnce = chunks.filter((chunk) => first.has(chunk.fileName))
  const outside = (names: string[]) =>
    [...new Set(names.filter((name) => !named.has(name)).map(packageOf))].toSorted()
  const beside = outside(atOnce.flatMap((chunk) => chunk.imports))
  return {
    first: kib(atOnce),
    all: kib(chunks),
    beside,
    besideLater: outside(chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])).filter(
      (name) => !beside.includes(name),
    ),
  }
}
