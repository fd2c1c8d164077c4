import type { UiTexts } from '../UiTexts.ts'

/** Texts about vehicles in English. */
export const vehicle: UiTexts['vehicle'] = {}
