import type { UiTexts } from '../UiTexts.ts'

/** Texts about roles and their permissions in English. */
export const role: UiTexts['role'] = {}
