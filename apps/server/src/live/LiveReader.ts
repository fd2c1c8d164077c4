import { PassThrough } from 'node:stream'

/** Most unread bytes of a reader; above it the reader is paused. */
const MOST_UNREAD = 256_000

/** One open stream of a user. */
export class LiveReader {
  readonly stream = new PassThrough()
  readonly tokenId: number
  readonly userId: number
  /** The snapshot after which it continues; null for the present one. */
  since: string | null

  constructor(reader: { tokenId: number; userId: number; since: string | null }) {
    this.tokenId = reader.tokenId
    this.userId = reader.userId
    this.since = reader.since
  }

  /** Whether too many bytes are unread. */
  get isBehind(): boolean {
    return this.stream.readableLength + this.stream.writableLength > MOST_UNREAD
  }

  send(event: Buffer): void {
    if (this.stream.writable) this.stream.write(event)
  }

  end(): void {
    this.stream.end()
  }
}
