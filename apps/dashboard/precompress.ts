import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(?:m?js|css|svg|json|geojson|txt)$/
/** Smaller files are not compressed: the header of the response would be larger than the saving. */
const least = 1024
/** The next levels take five times as long for a hundredth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Lays a compressed copy of each file beside it, so that no server compresses the same file for every visitor. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(files.filter((file) => texts.test(file)).map((file) => compress(join(dir, file))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < least) return
  await Promise.all([
    writeFile(`${path}.br`, await toBrotli(content, brotliOptions)),
    writeFile(`${path}.gz`, await toGzip(content, { level: 9 })),
  ])
}
