import { HttpError, unavailable } from '../http/HttpError.ts'
import type { LiveReader } from './LiveReader.ts'

const MOST_READERS = 1000
const MOST_OF_A_USER = 10

/** Throws if the limit of streams is reached: 503 for all users together, 429 for one user. */
export function checkRoom(readers: readonly LiveReader[], userId: number): void {
  if (readers.length >= MOST_READERS) throw unavailable()
  if (readers.filter((reader) => reader.userId === userId).length < MOST_OF_A_USER) return
  throw new HttpError(429, (texts) => texts.live.tooManyStreams, {
    retryAfter: 30,
  })
}
