import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DocumentGuard } from './DocumentGuard.ts'
import { type Reading, type ReadingNotes, type ReadingOptions, createReadingNotes } from './Reading.ts'
import { RecordingError, toRecordingError } from './RecordingError.ts'
import { MAX_BYTES, MAX_RATIO, RATIO_FROM_BYTES } from './limits.ts'
import { readCsv } from './readCsv.ts'
import { readGeoJson } from './readGeoJson.ts'
import { readGpx } from './readGpx.ts'

export interface OpenRecording {
  /** Facts about the file; they are complete only when `readings` has been read to its end. */
  notes: ReadingNotes
  readings: AsyncIterable<Reading>
}

/** Opens a recording, compressed with gzip or not. Detects GPX, GeoJSON or CSV by the first characters. */
export async function openRecording(path: string, options: ReadingOptions): Promise<OpenRecording> {
  const chunks = readText(path)[Symbol.asyncIterator]()
  const head = await readHead(chunks)
  const first = head.trimStart().charAt(0)
  if (first === '') throw new RecordingError('Berkas ini kosong.')
  if (head.includes('\0')) throw new RecordingError('Berkas ini bukan teks UTF-8.')
  if (first !== '<' && first !== '{') {
    const notes = createReadingNotes('CSV')
    const headerLine = head.split(/\r?\n/, 1)[0] ?? ''
    return {
      notes,
      readings: convertErrors(readCsv(Readable.from(prepend(head, chunks)), headerLine, options, notes)),
    }
  }
  const notes = createReadingNotes(first === '<' ? 'GPX' : 'GeoJSON')
  const text = await readAll(head, chunks, new DocumentGuard(first === '<'))
  return {
    notes,
    readings: convertErrors(
      first === '<' ? readGpx(text, options, notes) : readGeoJson(text, options, notes),
    ),
  }
}

async function readHead(chunks: AsyncIterator<string>): Promise<string> {
  let head = ''
  while (!head.trimStart().includes('\n') && head.length < 65_536) {
    const { done, value } = await chunks.next()
    if (done === true) break
    head += value
  }
  return head.replace(/^\uFEFF/, '')
}

async function readAll(head: string, chunks: AsyncIterator<string>, guard: DocumentGuard): Promise<string> {
  const parts = [head]
  guard.check(head)
  for (;;) {
    const { done, value } = await chunks.next()
    if (done === true) return parts.join('')
    guard.check(value)
    parts.push(value)
  }
}

async function* prepend(head: string, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  yield head
  for (;;) {
    const { done, value } = await chunks.next()
    if (done === true) return
    yield value
  }
}

async function* convertErrors(readings: Iterable<Reading> | AsyncIterable<Reading>): AsyncGenerator<Reading> {
  try {
    yield* readings
  } catch (error) {
    throw toRecordingError(error)
  }
}

/** Streams a file as UTF-8 text; detects gzip by its first bytes. */
export async function* readText(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path)
    const magic = Buffer.alloc(2)
    await file.read(magic, 0, 2, 0)
    const bytes = file.createReadStream({ start: 0 })
    const isGzip = magic[0] === 0x1f && magic[1] === 0x8b
    const content = isGzip ? bytes.pipe(createGunzip()) : bytes
    let unpacked = 0
    // If the caller stops reading early, only `content` is closed. This handler then closes the file too.
    content.once('close', () => bytes.destroy())
    // The decoder joins a character that is split between two chunks.
    const text = content.setEncoding('utf8') as AsyncIterable<string> // as: chunks that were decoded are strings
    for await (const chunk of text) {
      unpacked += Buffer.byteLength(chunk)
      checkSize(unpacked, bytes.bytesRead)
      yield chunk
    }
  } catch (error) {
    throw toRecordingError(error)
  }
}

function checkSize(unpacked: number, read: number): void {
  if (unpacked > MAX_BYTES) {
    throw new RecordingError(
      `Berkas ini berisi lebih dari ${String(MAX_BYTES / 1_000_000)} MB teks; bagilah menjadi beberapa berkas.`,
    )
  }
  if (unpacked > RATIO_FROM_BYTES && unpacked > read * MAX_RATIO) {
    throw new RecordingError(
      `Berkas gzip ini mengembang lebih dari ${String(MAX_RATIO)} kali; ini bukan rekaman.`,
    )
  }
}
