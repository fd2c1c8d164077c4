import type { id } from './id.ts'

/** The catalogue of the kit: each language has exactly these keys. */
export type UiTexts = typeof id
