/** The speeds that the player offers when it plays by recorded time, as multiples of that time. */
export const rates = [1, 2, 5, 10, 20, 60, 100, 200, 500, 1000] as const
export const DEFAULT_RATE = 20

/** The shortest, the longest and the default time between two points when the player plays point by point, in ms. */
export const MIN_INTERVAL = 50
export const MAX_INTERVAL = 1000
export const DEFAULT_INTERVAL = 200
