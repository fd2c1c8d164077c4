import type { UiTexts } from '../UiTexts.ts'

/** Texts about the search in English. */
export const search: UiTexts['search'] = {}
