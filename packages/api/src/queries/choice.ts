import type { Id } from '../models.ts'

/** Time in ms for which the cache keeps lists that rarely change, such as brands, without a new request. */
export const RARELY_MS = 3_600_000

/** Returns whether an id is chosen, so that the list that depends on this choice can be loaded. */
export function isChosen(id: Id | null | undefined): id is Id {
  return id !== null && id !== undefined && id !== ''
}
