import type { UiTexts } from '../UiTexts.ts'

/** Texts about the overview in English. */
export const overview: UiTexts['overview'] = {}
