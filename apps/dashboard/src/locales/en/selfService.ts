import type { Texts } from '../id.ts'

/** Texts about the pages for guests: sign-up, forgotten password, recovery in English. */
export const selfService: Texts['selfService'] = {}
