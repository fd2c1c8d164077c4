import { PassThrough } from 'node:stream'

/** What one reader may leave unread; who is further behind asks again. */
const MOST_UNREAD = 1_000_000

/** One open stream: whose it is, and where it goes on from. */
export class LiveReader {
  readonly stream = new PassThrough()
  readonly tokenId: number
  readonly userId: number
  /** The snapshot behind which it wants to start; null for now. */
  readonly since: string | null

  constructor(reader: { tokenId: number; userId: number; since: string | null }) {
    this.tokenId = reader.tokenId
    this.userId = reader.userId
    this.since = reader.since
  }

  /** Sends one event; a reader that is too far behind is cut off instead. */
  send(event: Buffer): void {
    if (this.stream.readableLength + this.stream.writableLength > MOST_UNREAD) this.stream.destroy()
    else if (this.stream.writable) this.stream.write(event)
  }

  end(): void {
    this.stream.end()
  }
}
