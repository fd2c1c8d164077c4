import type { Id } from '../models.ts'

/** Time in ms for which a rarely changing list, such as brands, is used from the cache without a new request. */
export const RARELY_MS = 3_600_000

/** Returns whether an id is chosen. Lists that depend on the id, such as the types of a brand, wait until it is. */
export function isChosen(id: Id | null | undefined): id is Id {
  return id !== null && id !== undefined && id !== ''
}
