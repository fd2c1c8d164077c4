const MAX_AGE_MS = 10 * 60 * 1000

/** Returns whether a position is too old to count as current; undefined if it has no time. */
export function isOldPosition(time: string | undefined, now: number): boolean | undefined {
  const recorded = Date.parse(time ?? '')
  return Number.isNaN(recorded) ? undefined : now - recorded > MAX_AGE_MS
}
