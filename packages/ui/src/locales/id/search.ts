/** Texts about the search in Indonesian. */
export const search = {}
