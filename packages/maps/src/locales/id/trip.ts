/** Indonesian texts of a part of the maps that is loaded by itself. */
export const trip = {}

export type TripTexts = typeof trip
