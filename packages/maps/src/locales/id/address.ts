/** Indonesian texts of a part of the maps that is loaded by itself. */
export const address = {}

export type AddressTexts = typeof address
