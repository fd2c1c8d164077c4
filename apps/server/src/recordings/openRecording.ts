import { Readable } from 'node:stream'
import { RecordingError, clearError } from './RecordingError.ts'
import { DocumentGuard } from './DocumentGuard.ts'
import { readCsv } from './readCsv.ts'
import { readGeoJson } from './readGeoJson.ts'
import { readGpx } from './readGpx.ts'
import { type ReadingNotes, type ReadingOptions, createReadingNotes } from './ReadingOptions.ts'
import type { Reading } from './RecordedPoint.ts'
import { readText } from './readText.ts'

export interface OpenRecording {
  /** Complete only when `readings` has been read to its end. */
  notes: ReadingNotes
  readings: AsyncIterable<Reading>
}

/** Opens a recording, plain or gzip, and tells by its first characters whether it is GPX, GeoJSON or a table. */
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
      readings: clearErrors(readCsv(Readable.from(prepend(head, chunks)), headerLine, options, notes)),
    }
  }
  const notes = createReadingNotes(first === '<' ? 'GPX' : 'GeoJSON')
  const text = await readAll(head, chunks, new DocumentGuard(first === '<'))
  return {
    notes,
    readings: clearErrors(first === '<' ? readGpx(text, options, notes) : readGeoJson(text, options, notes)),
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
  guard.take(head)
  for (;;) {
    const { done, value } = await chunks.next()
    if (done === true) return parts.join('')
    guard.take(value)
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

async function* clearErrors(readings: Iterable<Reading> | AsyncIterable<Reading>): AsyncGenerator<Reading> {
  try {
    yield* readings
  } catch (error) {
    throw clearError(error)
  }
}
