import type { Texts } from '../id.ts'

/** Texts about roles and their permissions in English. */
export const role: Texts['role'] = {}
