import type { Id } from '../models.ts'

/** How long lists of choices stay fresh: places and brands hardly ever change. */
export const RARELY_MS = 3_600_000

/** Returns whether an id is chosen, so that the list below it can be loaded. */
export function isChosen(id: Id | null | undefined): id is Id {
  return id !== null && id !== undefined && id !== ''
}
