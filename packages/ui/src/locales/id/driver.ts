/** Texts about drivers in Indonesian. */
export const driver = {}
