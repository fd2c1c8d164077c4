import { createWriteStream } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, zstdDecompressSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { TRAILER } from '../../backup/manifest.ts'

/** Copies a backup, and changes one of its JSON entries, as somebody who edits a backup can do. */
export async function rewriteArchive(
  from: string,
  to: string,
  name: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- any: a test changes any field of the entry
  change: (value: any) => void,
): Promise<void> {
  const bytes = await readFile(from)
  const source = extract()
  const target = pack()
  const written = pipeline(target, createZstdCompress(), createWriteStream(to))
  source.end(zstdDecompressSync(bytes.subarray(0, -TRAILER.length)))
  for await (const entry of source) {
    const chunks: Buffer[] = []
    // tar-stream does not type its chunks, which are buffers.
    for await (const chunk of entry) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
    const content = Buffer.concat(chunks)
    const { size: _, ...header } = entry.header
    target.entry(header, entry.header.name === name ? edit(content.toString(), change) : content)
  }
  target.finalize()
  await written
  await appendFile(to, TRAILER)
}

// oxlint-disable-next-line typescript/no-explicit-any -- any: see above
function edit(text: string, change: (value: any) => void): string {
  const value: unknown = JSON.parse(text)
  change(value)
  return JSON.stringify(value)
}
