import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(?:m?js|css|svg|json|geojson|txt)$/
/** Files with fewer bytes are not compressed: the extra response header would cost more than the compression saves. */
const MIN_BYTES = 1024
/** Brotli uses level 9: the higher levels take five times as long and save only 1 % more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes compressed copies beside each file, so that the server does not compress the file for each visitor. */
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
  if (content.length < MIN_BYTES) return
  await Promise.all([
    writeFile(`${path}.br`, await toBrotli(content, brotliOptions)),
    writeFile(`${path}.gz`, await toGzip(content, { level: 9 })),
  ])
}
