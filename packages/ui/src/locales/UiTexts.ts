import type { id } from './id.ts'

/** The texts of the kit. Each language has exactly these keys. */
export type UiTexts = typeof id
