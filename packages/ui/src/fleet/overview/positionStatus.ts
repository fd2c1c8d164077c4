const MAX_AGE_MS = 10 * 60 * 1000

/** Returns whether a position is older than 10 minutes; undefined if its time is missing or invalid. */
export function isOldPosition(time: string | undefined, now: number): boolean | undefined {
  const recorded = Date.parse(time ?? '')
  return Number.isNaN(recorded) ? undefined : now - recorded > MAX_AGE_MS
}
