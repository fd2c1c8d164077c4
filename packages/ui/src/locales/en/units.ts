import type { UiTexts } from '../UiTexts.ts'

export const units: UiTexts['units'] = { distance: 'km', speed: 'km/h' }
