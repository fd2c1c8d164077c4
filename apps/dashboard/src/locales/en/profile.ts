import type { Texts } from '../id.ts'

/** Texts about one's own profile in English. */
export const profile: Texts['profile'] = {}
