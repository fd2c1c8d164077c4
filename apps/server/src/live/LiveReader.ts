import { PassThrough } from 'node:stream'
import { HttpError, unavailable } from '../http/HttpError.ts'
import type { Scope } from '../security/scope.ts'

/** Maximum number of unread bytes of a reader; above it, the reader is paused. */
const MAX_UNREAD = 256_000

export class LiveReader {
  readonly stream = new PassThrough()
  readonly tokenId: number
  readonly userId: number
  readonly scope: Scope
  /** Identifies all depots that the user sees (`scopeKey`); `scope` can contain only some of these depots. */
  readonly userScopeKey: string
  /** The database snapshot after which the stream continues; null for the current snapshot. */
  since: string | null

  constructor(reader: {
    tokenId: number
    userId: number
    since: string | null
    scope: Scope
    userScopeKey: string
  }) {
    this.tokenId = reader.tokenId
    this.userId = reader.userId
    this.scope = reader.scope
    this.userScopeKey = reader.userScopeKey
    this.since = reader.since
  }

  /** Whether too many bytes are unread. */
  get isBehind(): boolean {
    return this.stream.readableLength + this.stream.writableLength > MAX_UNREAD
  }

  send(event: Buffer): void {
    if (this.stream.writable) this.stream.write(event)
  }

  end(): void {
    this.stream.end()
  }
}

const MAX_READERS = 1000
const MAX_PER_USER = 10
const RETRY_AFTER_S = 30
/**
 * Retry delay, in seconds, if a user reaches the limit only when streams on other servers are counted too. It is
 * shorter than the usual delay, because the numbers of other servers can be a few seconds old: those streams may
 * already be closed.
 */
const RETRY_AFTER_MOVE_S = 5

/**
 * Throws if a limit of streams is reached: 503 for the limit of all users together on this server, 429 for the limit of
 * one user. `elsewhere` is the number of streams that the user has on other servers.
 */
export function checkStreamLimit(readers: readonly LiveReader[], userId: number, elsewhere: number): void {
  if (readers.length >= MAX_READERS) throw unavailable()
  const own = readers.filter((reader) => reader.userId === userId).length
  if (own + elsewhere < MAX_PER_USER) return
  throw new HttpError(429, (texts) => texts.live.tooManyStreams, {
    retryAfter: own < MAX_PER_USER ? RETRY_AFTER_MOVE_S : RETRY_AFTER_S,
  })
}
