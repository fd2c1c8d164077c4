import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { mostBytes, mostRatio, ratioFromBytes } from './limits.ts'
import { RecordingError, clearError } from './RecordingError.ts'

/** Streams a file as UTF-8 text, unpacked when it is gzip by its first bytes, whatever its name. */
export async function* readText(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path)
    const magic = Buffer.alloc(2)
    await file.read(magic, 0, 2, 0)
    const bytes = file.createReadStream({ start: 0 })
    const isGzip = magic[0] === 0x1f && magic[1] === 0x8b
    const content = isGzip ? bytes.pipe(createGunzip()) : bytes
    let unpacked = 0
    // Closes the file with the stream, also when the reader stops half way.
    content.once('close', () => bytes.destroy())
    // A decoder of the stream keeps a character whole that two chunks share.
    const text = content.setEncoding('utf8') as AsyncIterable<string> // as: chunks that were decoded are strings
    for await (const chunk of text) {
      unpacked += Buffer.byteLength(chunk)
      checkSize(unpacked, bytes.bytesRead)
      yield chunk
    }
  } catch (error) {
    throw clearError(error)
  }
}

function checkSize(unpacked: number, read: number): void {
  if (unpacked > mostBytes) {
    throw new RecordingError(
      `Berkas ini berisi lebih dari ${String(mostBytes / 1_000_000)} MB teks; bagilah menjadi beberapa berkas.`,
    )
  }
  if (unpacked > ratioFromBytes && unpacked > read * mostRatio) {
    throw new RecordingError(
      `Berkas gzip ini mengembang lebih dari ${String(mostRatio)} kali; ini bukan rekaman.`,
    )
  }
}
