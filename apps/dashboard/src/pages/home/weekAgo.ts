const day = 24 * 60 * 60 * 1000

/** A moment before the last seven days in any time zone, as ISO 8601; the same all day, so that the cache knows it. */
export function weekAgo(now: number): string {
  return new Date(Math.floor(now / day) * day - 7 * day).toISOString()
}
