import type { UiTexts } from '../UiTexts.ts'

export const toast: UiTexts['toast'] = { region: 'Messages', close: 'Close notice' }
