import type { Texts } from '../id.ts'

/** Texts about users in English. */
export const user: Texts['user'] = {}
