const day = 24 * 60 * 60 * 1000

/** Returns a time before the last seven days in any zone, as ISO 8601; constant for a day, since it is a cache key. */
export function weekAgo(now: number): string {
  return new Date(Math.floor(now / day) * day - 7 * day).toISOString()
}
