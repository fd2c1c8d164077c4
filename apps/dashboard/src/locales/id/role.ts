/** Texts about roles and their permissions in Indonesian. */
export const role = {}
