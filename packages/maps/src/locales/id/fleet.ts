/** Indonesian texts of a part of the maps that is loaded by itself. */
export const fleet = {}

export type FleetTexts = typeof fleet
