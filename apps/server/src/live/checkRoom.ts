import { HttpError, unavailable } from '../http/HttpError.ts'
import type { LiveReader } from './LiveReader.ts'

const MOST_READERS = 1000
const MOST_OF_A_USER = 10

/** Throws when there is no room for one more stream: 503 for everybody, 429 for a user who has enough of them. */
export function checkRoom(readers: readonly LiveReader[], userId: number): void {
  if (readers.length >= MOST_READERS) throw unavailable()
  if (readers.filter((reader) => reader.userId === userId).length < MOST_OF_A_USER) return
  throw new HttpError(429, (texts) => texts.live.tooManyStreams, {
    retryAfter: 30,
  })
}
