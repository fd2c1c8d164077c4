import type { UiTexts } from '../UiTexts.ts'

export const record: UiTexts['record'] = {
  actions: 'OPTIONS',
  actionsOf: (name) => `Actions for ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  copy: (label) => `Copy ${label}`,
  copied: 'Copied',
}
