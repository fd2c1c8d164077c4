/** Texts about users in Indonesian. */
export const user = {}
