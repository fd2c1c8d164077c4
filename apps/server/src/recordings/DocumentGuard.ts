import { MAX_DEPTH, MAX_DOCUMENT, MAX_LINE, MAX_TAGS, MAX_VALUES } from './limits.ts'
import { RecordingError } from './RecordingError.ts'

const tooLarge = 'Berkas ini terlalu besar untuk GPX atau GeoJSON; ubah menjadi CSV.'

/** Checks a document while it is read; rejects a document whose parsed objects would not fit into memory. */
export class DocumentGuard {
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
