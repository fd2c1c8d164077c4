import type { UiTexts } from '../UiTexts.ts'

export const status: UiTexts['status'] = {
  moving: 'Moving',
  idle: 'Stopped',
  parked: 'Parked',
  offline: 'No data',
}
