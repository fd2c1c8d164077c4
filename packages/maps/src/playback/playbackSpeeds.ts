/** Playback speeds of the time mode, as multiples of recorded time. */
export const rates = [1, 2, 5, 10, 20, 60, 100, 200, 500, 1000] as const
export const DEFAULT_RATE = 20

/** Times between two points in the point mode, in milliseconds. */
export const MIN_INTERVAL = 50
export const MAX_INTERVAL = 1000
export const DEFAULT_INTERVAL = 200
