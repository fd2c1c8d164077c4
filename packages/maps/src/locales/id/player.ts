/** Indonesian texts of a part of the maps that is loaded by itself. */
export const player = {}

export type PlayerTexts = typeof player
