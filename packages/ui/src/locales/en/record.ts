import type { UiTexts } from '../UiTexts.ts'

export const record: UiTexts['record'] = {
  actions: 'OPTIONS',
  edit: 'Edit',
  remove: 'Delete',
  copy: (label) => `Copy ${label}`,
  copied: 'Copied',
}
