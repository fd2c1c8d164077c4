import type { UiTexts } from '../UiTexts.ts'

/** Texts about the pages for guests: sign-up, forgotten password, recovery in English. */
export const selfService: UiTexts['selfService'] = {}
