import type { UiTexts } from '../UiTexts.ts'

/** Texts about the notifications in English. */
export const notification: UiTexts['notification'] = {}
