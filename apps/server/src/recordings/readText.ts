import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { clearError } from './clearError.ts'

/** Streams a file as UTF-8 text, unpacked when it is gzip by its first bytes, whatever its name. */
export async function* readText(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path)
    const magic = Buffer.alloc(2)
    await file.read(magic, 0, 2, 0)
    const bytes = file.createReadStream({ start: 0 })
    const isGzip = magic[0] === 0x1f && magic[1] === 0x8b
    const content = isGzip ? bytes.pipe(createGunzip()) : bytes
    // Closes the file with the stream, also when the reader stops half way.
    content.once('close', () => bytes.destroy())
    // A decoder of the stream keeps a character whole that two chunks share.
    const text = content.setEncoding('utf8') as AsyncIterable<string> // as: chunks that were decoded are strings
    for await (const chunk of text) yield chunk
  } catch (error) {
    throw clearError(error)
  }
}
