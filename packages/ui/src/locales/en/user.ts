import type { UiTexts } from '../UiTexts.ts'

/** Texts about users in English. */
export const user: UiTexts['user'] = {}
