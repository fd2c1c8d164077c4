/** Lower bounds of the speed bands in km/h; the last band has no upper bound. */
export const bandStarts = [0, 20, 40, 60, 80] as const

export const FASTEST_BAND = bandStarts.length - 1

/** Band of a point whose speed is unknown. */
export const UNKNOWN_BAND = bandStarts.length

/**
 * Line width of each speed band in px; the last width is for unknown speed. The line of a faster band is wider, because
 * colour alone is not accessible.
 */
export const bandWidths = [3, 4, 5, 6.5, 9, 4] as const

/** Returns the band of a speed in km/h: 0–20, 20–40, 40–60, 60–80, over 80, or unknown. */
export function speedBand(kmh: number): number {
  if (!Number.isFinite(kmh) || kmh < 0) return UNKNOWN_BAND
  if (kmh > 80) return FASTEST_BAND
  return Math.min(Math.floor(kmh / 20), FASTEST_BAND - 1)
}

/** The speed limit of a company that has not set one, in km/h. */
export const DEFAULT_SPEED_LIMIT_KMH = 80

/** The highest speed limit that the user can type, in km/h. */
export const HIGHEST_SPEED_LIMIT_KMH = 200
