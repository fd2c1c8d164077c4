/** Texts about the overview in Indonesian. */
export const overview = {}
