/** Texts about one's own profile in Indonesian. */
export const profile = {}
