import type { Texts } from '../id.ts'

/** Texts about drivers in English. */
export const driver: Texts['driver'] = {}
