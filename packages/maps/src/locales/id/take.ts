/** Indonesian texts of a part of the maps that is loaded by itself. */
export const take = {}

export type TakeTexts = typeof take
