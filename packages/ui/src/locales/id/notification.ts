/** Texts about the notifications in Indonesian. */
export const notification = {}
