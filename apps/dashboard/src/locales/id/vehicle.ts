/** Texts about vehicles in Indonesian. */
export const vehicle = {}
