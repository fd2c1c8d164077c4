import { PassThrough } from 'node:stream'

/** Bytes that a reader may leave unread; until it has read them it gets no more. */
const MOST_UNREAD = 256_000

/** One open stream: whose it is, and where it goes on from. */
export class LiveReader {
  readonly stream = new PassThrough()
  readonly tokenId: number
  readonly userId: number
  /** The snapshot behind which it wants to go on; null for now. */
  since: string | null

  constructor(reader: { tokenId: number; userId: number; since: string | null }) {
    this.tokenId = reader.tokenId
    this.userId = reader.userId
    this.since = reader.since
  }

  /** Whether it reads more slowly than there is to read. */
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
