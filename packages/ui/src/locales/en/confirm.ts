import type { UiTexts } from '../UiTexts.ts'

export const confirm: UiTexts['confirm'] = {
  title: 'Attention',
  text: 'Are you sure that you want to delete this record?',
  confirm: 'Continue',
  cancel: 'Cancel',
}
