import { Readable } from 'node:stream'
import { parseXml, type XmlDocument } from './formats/parseXml.ts'
import {
  createReadingNotes,
  type Reading,
  type ReadingNotes,
  type ReadingOptions,
  type RecordingFormat,
} from './Reading.ts'
import {
  RecordingError,
  toRecordingError,
  MAX_DEPTH,
  MAX_DOCUMENT,
  MAX_LINE,
  MAX_TAGS,
  MAX_VALUES,
} from './RecordingError.ts'
import { findHead, readCsv } from './formats/readCsv.ts'
import { readGpx } from './formats/readGpx.ts'
import { parseJson, readJson, readJsonLines } from './formats/readJson.ts'
import { readKml } from './formats/readKml.ts'
import { nmeaLine, readNmea } from './formats/readNmea.ts'
import { readLines, readText } from './formats/readText.ts'
import { TimeReader, undecidedDate } from './TimeReader.ts'

export interface OpenRecording {
  /** Facts about the file; they are complete only when `readings` has been read to its end. */
  notes: ReadingNotes
  readings: AsyncIterable<Reading>
}

/** Reads the whole file with one reader of times; can be called again. */
type Read = (notes: ReadingNotes, times: TimeReader) => Iterable<Reading> | AsyncIterable<Reading>

/** Opens a recording, compressed with gzip or not. Detects its format by its first characters. */
export async function openRecording(path: string, options: ReadingOptions): Promise<OpenRecording> {
  let encoding: string | null = null
  const text = () => readText(path, (name) => (encoding = name))
  const head = await readHead(text())
  const { format, read } = await findReader(head, text, options)
  const notes = createReadingNotes(format)
  const times = new TimeReader(options, notes.lineWord)
  return {
    notes,
    readings: convertErrors(async function* () {
      if (options.timeFormat === undefined && undecidedDate.test(head))
        await decideOrder(read, format, options, times)
      yield* read(notes, times)
      notes.encoding = encoding
    }),
  }
}

/** Reads the file until a date shows whether the day or the month comes first. */
async function decideOrder(
  read: Read,
  format: RecordingFormat,
  options: ReadingOptions,
  times: TimeReader,
): Promise<void> {
  const notes = createReadingNotes(format)
  const scan = new TimeReader(options, notes.lineWord, true)
  for await (const _ of read(notes, scan)) if (scan.isOrderKnown) break
  times.adoptOrder(scan)
}

async function findReader(
  head: string,
  text: () => AsyncGenerator<string>,
  options: ReadingOptions,
): Promise<{ format: RecordingFormat; read: Read }> {
  const start = head.trimStart()
  if (start === '') throw new RecordingError('Berkas ini kosong.')
  if (start.startsWith('PK\u0003\u0004')) throw new RecordingError(zipped)
  if (head.includes('\0')) throw new RecordingError('Berkas ini bukan teks UTF-8 atau UTF-16.')
  if (start.startsWith('<')) {
    const xml = parseXml(await readAll(text(), new DocumentGuard(true)))
    return readerOfXml(xml, options)
  }
  if (isJsonLines(start)) {
    return {
      format: 'NDJSON',
      read: (notes, times) => readJsonLines(readLines(text()), options, notes, times),
    }
  }
  if (/^[[{]/.test(start)) {
    const json = parseJson(await readAll(text(), new DocumentGuard(false)))
    const { format, read } = readJson(json)
    return { format, read: (notes, times) => read(options, notes, times) }
  }
  if (nmeaLine.test(start)) {
    const hasRmc = /\$..RMC,/.test(start)
    return {
      format: 'NMEA',
      read: (notes, times) => readNmea(readLines(text()), hasRmc, options, notes, times),
    }
  }
  const table = findHead(head, options.columns)
  return {
    format: 'CSV',
    read: (notes, times) => readCsv(Readable.from(text()), table, options, notes, times),
  }
}

function readerOfXml(xml: XmlDocument, options: ReadingOptions): { format: RecordingFormat; read: Read } {
  return xml.name === 'gpx'
    ? { format: 'GPX', read: (notes, times) => readGpx(xml, options, notes, times) }
    : { format: 'KML', read: (notes, times) => readKml(xml, options, notes, times) }
}

const zipped =
  'Berkas ini ZIP, KMZ, atau XLSX. Keluarkan isinya (KMZ menjadi KML) atau simpan lembar kerjanya sebagai CSV.'

/** Number of characters that show the format, the header of a table, and the form of its dates. */
const HEAD = 65_536

async function readHead(chunks: AsyncIterable<string>): Promise<string> {
  let head = ''
  for await (const chunk of chunks) {
    head += chunk
    if (head.length >= HEAD) break
  }
  return head
}

async function readAll(chunks: AsyncIterable<string>, guard: DocumentGuard): Promise<string> {
  const parts: string[] = []
  for await (const chunk of chunks) {
    guard.check(chunk)
    parts.push(chunk)
  }
  return parts.join('')
}

/** Checks whether each line is a JSON object of its own. */
function isJsonLines(start: string): boolean {
  const [first = '', second = ''] = start.split('\n', 2)
  if (!first.startsWith('{') || !second.trimStart().startsWith('{')) return false
  try {
    JSON.parse(first)
    return true
  } catch {
    return false
  }
}

async function* convertErrors(read: () => AsyncGenerator<Reading>): AsyncGenerator<Reading> {
  try {
    yield* read()
  } catch (error) {
    throw toRecordingError(error)
  }
}

const tooLarge = 'Berkas ini terlalu besar untuk GPX atau GeoJSON; ubah menjadi CSV.'

/** Checks a document while it is read; rejects a document whose parsed objects would not fit into memory. */
class DocumentGuard {
  private readonly isXml: boolean
  private length = 0
  private parts = 0
  private depth = 0
  /** Number of characters of the current tag or string so far. */
  private tokenLength = 0
  private isInside = false
  private previous = ''
  private isEnd = false
  private isEscaped = false

  constructor(isXml: boolean) {
    this.isXml = isXml
  }

  /** Checks the next chunk. Throws `RecordingError` if a limit is exceeded. */
  check(chunk: string): void {
    this.length += chunk.length
    if (this.length > MAX_DOCUMENT) throw new RecordingError(tooLarge)
    for (const character of chunk) {
      if (this.isXml) this.readXml(character)
      else this.readJson(character)
      this.previous = character
    }
    if (this.parts > (this.isXml ? MAX_TAGS : MAX_VALUES)) throw new RecordingError(tooLarge)
  }

  private readXml(character: string): void {
    if (this.previous === '<')
      this.startTag(character !== '/' && /[\p{L}_]/u.test(character), character === '/')
    if (character === '<') {
      this.parts += 1
      this.isInside = true
      this.tokenLength = 0
      this.isEnd = false
    } else if (character === '>') {
      this.isInside = false
      if (this.previous === '/' && !this.isEnd) this.depth -= 1
    } else if (this.isInside) this.countCharacter()
  }

  private startTag(isStart: boolean, isEnd: boolean): void {
    this.isEnd = isEnd
    if (isStart) this.increaseDepth()
    if (isEnd) this.depth -= 1
  }

  private readJson(character: string): void {
    if (this.isInside) {
      this.countCharacter()
      if (this.isEscaped) this.isEscaped = false
      else if (character === '\\') this.isEscaped = true
      else if (character === '"') this.isInside = false
    } else if (character === '"') {
      this.isInside = true
      this.tokenLength = 0
    } else if (character === '[' || character === '{') {
      this.parts += 1
      this.increaseDepth()
    } else if (character === ']' || character === '}') this.depth -= 1
  }

  private increaseDepth(): void {
    this.depth += 1
    if (this.depth > MAX_DEPTH) {
      throw new RecordingError(
        `Berkas ini bersarang lebih dari ${String(MAX_DEPTH)} tingkat; ini bukan rekaman.`,
      )
    }
  }

  private countCharacter(): void {
    this.tokenLength += 1
    if (this.tokenLength > MAX_LINE) {
      throw new RecordingError(
        `Ada isian yang lebih panjang dari ${String(MAX_LINE)} karakter; ini bukan rekaman.`,
      )
    }
  }
}
