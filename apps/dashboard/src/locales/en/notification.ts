import type { Texts } from '../id.ts'

/** Texts about the notifications in English. */
export const notification: Texts['notification'] = {}
