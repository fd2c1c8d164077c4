import type { Texts } from '../id.ts'

/** Texts about vehicles in English. */
export const vehicle: Texts['vehicle'] = {}
