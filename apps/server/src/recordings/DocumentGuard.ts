import { deepest, largestDocument, longestLine, mostTags, mostValues } from './limits.ts'
import { RecordingError } from './RecordingError.ts'

const tooLarge = 'Berkas ini terlalu besar untuk GPX atau GeoJSON; ubah menjadi CSV.'

/** Looks at a document as it arrives, before a parser makes objects of it: what those would not fit into memory is refused. */
export class DocumentGuard {
  private readonly isXml: boolean
  private length = 0
  private parts = 0
  private depth = 0
  /** Characters of the tag, or of the text between quotes, that is open. */
  private open = 0
  private inside = false
  private before = ''
  private isEnd = false
  private isEscaped = false

  constructor(isXml: boolean) {
    this.isXml = isXml
  }

  /** Throws `RecordingError` for a document that no tracker writes. */
  take(chunk: string): void {
    this.length += chunk.length
    if (this.length > largestDocument) throw new RecordingError(tooLarge)
    for (const character of chunk) {
      if (this.isXml) this.readXml(character)
      else this.readJson(character)
      this.before = character
    }
    if (this.parts > (this.isXml ? mostTags : mostValues)) throw new RecordingError(tooLarge)
  }

  private readXml(character: string): void {
    if (this.before === '<') this.enter(character !== '/' && /[\p{L}_]/u.test(character), character === '/')
    if (character === '<') {
      this.parts += 1
      this.inside = true
      this.open = 0
      this.isEnd = false
    } else if (character === '>') {
      this.inside = false
      if (this.before === '/' && !this.isEnd) this.depth -= 1
    } else if (this.inside) this.count()
  }

  private enter(isStart: boolean, isEnd: boolean): void {
    this.isEnd = isEnd
    if (isStart) this.goDeeper()
    if (isEnd) this.depth -= 1
  }

  private readJson(character: string): void {
    if (this.inside) {
      this.count()
      if (this.isEscaped) this.isEscaped = false
      else if (character === '\\') this.isEscaped = true
      else if (character === '"') this.inside = false
    } else if (character === '"') {
      this.inside = true
      this.open = 0
    } else if (character === '[' || character === '{') {
      this.parts += 1
      this.goDeeper()
    } else if (character === ']' || character === '}') this.depth -= 1
  }

  private goDeeper(): void {
    this.depth += 1
    if (this.depth > deepest) {
      throw new RecordingError(
        `Berkas ini bersarang lebih dari ${String(deepest)} tingkat; ini bukan rekaman.`,
      )
    }
  }

  private count(): void {
    this.open += 1
    if (this.open > longestLine) {
      throw new RecordingError(
        `Ada isian yang lebih panjang dari ${String(longestLine)} karakter; ini bukan rekaman.`,
      )
    }
  }
}
