import type { Id } from '../models.ts'

/** Time in ms for which lists of choices stay fresh, because places and brands rarely change. */
export const RARELY_MS = 3_600_000

/** Returns whether an id is chosen, so that the next list of a cascade can be loaded. */
export function isChosen(id: Id | null | undefined): id is Id {
  return id !== null && id !== undefined && id !== ''
}
