/** Texts about the pages for guests: sign-up, forgotten password, recovery in Indonesian. */
export const selfService = {}
