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
  private open = 0
  private inside = false
  private before = ''
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
      this.before = character
    }
    if (this.parts > (this.isXml ? MAX_TAGS : MAX_VALUES)) throw new RecordingError(tooLarge)
  }

  private readXml(character: string): void {
    if (this.before === '<')
      this.startTag(character !== '/' && /[\p{L}_]/u.test(character), character === '/')
    if (character === '<') {
      this.parts += 1
      this.inside = true
      this.open = 0
      this.isEnd = false
    } else if (character === '>') {
      this.inside = false
      if (this.before === '/' && !this.isEnd) this.depth -= 1
    } else if (this.inside) this.countCharacter()
  }

  private startTag(isStart: boolean, isEnd: boolean): void {
    this.isEnd = isEnd
    if (isStart) this.increaseDepth()
    if (isEnd) this.depth -= 1
  }

  private readJson(character: string): void {
    if (this.inside) {
      this.countCharacter()
      if (this.isEscaped) this.isEscaped = false
      else if (character === '\\') this.isEscaped = true
      else if (character === '"') this.inside = false
    } else if (character === '"') {
      this.inside = true
      this.open = 0
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
    this.open += 1
    if (this.open > MAX_LINE) {
      throw new RecordingError(
        `Ada isian yang lebih panjang dari ${String(MAX_LINE)} karakter; ini bukan rekaman.`,
      )
    }
  }
}
