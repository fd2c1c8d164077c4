import type { Id } from '../models.ts'

/** Milliseconds for which lists of choices stay fresh: places and brands hardly ever change. */
export const RARELY = 3_600_000

/** Whether something is chosen that the next list can hang on. */
export function isChosen(id: Id | null | undefined): id is Id {
  return id !== null && id !== undefined && id !== ''
}
