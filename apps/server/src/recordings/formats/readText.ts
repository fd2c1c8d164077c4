import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import {
  MAX_BYTES,
  MAX_LINE,
  MAX_RATIO,
  RATIO_FROM_BYTES,
  RecordingError,
  toRecordingError,
} from '../RecordingError.ts'

/** A line of a file, numbered from 1. */
export interface Line {
  line: number
  text: string
}

/**
 * Streams a file as text; detects gzip by its first bytes. Reads UTF-8, UTF-16 and, if the bytes are not UTF-8,
 * Windows-1252, which `onEncoding` is told.
 */
export async function* readText(
  path: string,
  onEncoding: (encoding: string) => void = () => undefined,
): AsyncGenerator<string> {
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
    const chunks = content as AsyncIterable<Buffer> // as: a stream without an encoding yields buffers
    const decoder = new TextDecoding(onEncoding)
    for await (const chunk of chunks) {
      unpacked += chunk.length
      checkSize(unpacked, bytes.bytesRead)
      yield decoder.decode(chunk)
    }
    yield decoder.end()
  } catch (error) {
    throw toRecordingError(error)
  }
}

// oxlint-disable-next-line no-control-regex -- the range of ASCII begins with a control character
const multiByte = /[^\u0000-\u007F\uFFFD]/

/** Decodes a stream of bytes whose encoding is not known in advance. */
class TextDecoding {
  private decoder: TextDecoder | undefined
  private held = Buffer.alloc(0)
  private isStart = true
  private hasMultiByte = false
  private readonly onEncoding: (encoding: string) => void

  constructor(onEncoding: (encoding: string) => void) {
    this.onEncoding = onEncoding
  }

  decode(chunk: Buffer): string {
    if (this.decoder !== undefined && this.decoder.encoding !== 'utf-8') {
      return this.decoder.decode(chunk, { stream: true })
    }
    const all = Buffer.concat([this.held, chunk])
    if (this.decoder === undefined) {
      if (all.length < 4) {
        this.held = all
        return ''
      }
      this.decoder = new TextDecoder(utf16(all) ?? 'utf-8')
      if (this.decoder.encoding !== 'utf-8') {
        this.onEncoding(this.decoder.encoding.toUpperCase())
        return this.decoder.decode(all, { stream: true })
      }
    }
    // A character that is split between two chunks waits for the next one.
    const end = all.length - incompleteLength(all)
    this.held = all.subarray(end)
    return this.decodeBytes(all.subarray(0, end))
  }

  end(): string {
    if (this.decoder !== undefined && this.decoder.encoding !== 'utf-8') return this.decoder.decode()
    const rest = this.held
    this.held = Buffer.alloc(0)
    return this.decodeBytes(rest)
  }

  /** Decodes UTF-8. Bytes that are not UTF-8 are Windows-1252, unless other characters prove that the file is UTF-8. */
  private decodeBytes(bytes: Buffer): string {
    const text = bytes.toString('utf8')
    const isStart = this.isStart
    this.isStart = false
    // A byte order mark proves UTF-8 as well.
    this.hasMultiByte ||= multiByte.test(text)
    if (this.hasMultiByte || isUtf8(bytes)) return isStart ? text.replace(/^\uFEFF/, '') : text
    this.decoder = new TextDecoder('windows-1252')
    this.onEncoding('Windows-1252')
    return this.decoder.decode(Buffer.concat([bytes, this.held]), { stream: true })
  }
}

/** Recognises UTF-16 by its byte order mark or by the zero byte of an ASCII character. */
function utf16(bytes: Buffer): string | null {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

/** Returns the number of bytes at the end that begin a UTF-8 character but do not complete it. */
function incompleteLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return length > back ? back : 0
    }
  }
  return 0
}

/** Splits text into lines and numbers them; leaves out empty ones. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      line += 1
      if (text.trim() !== '') yield { line, text: checkLine(text, line) }
    }
    checkLine(rest, line + 1)
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest }
}

function checkLine(text: string, line: number): string {
  if (text.length <= MAX_LINE) return text
  throw new RecordingError(
    `Baris ${String(line)} lebih panjang dari ${String(MAX_LINE)} karakter; ini bukan rekaman.`,
  )
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
