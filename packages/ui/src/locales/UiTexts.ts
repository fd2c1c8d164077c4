import type { id } from './id.ts'

/** The catalogue of the kit: every language has exactly these keys. */
export type UiTexts = typeof id
