import type { UiTexts } from '../UiTexts.ts'

/** Texts about drivers in English. */
export const driver: UiTexts['driver'] = {}
