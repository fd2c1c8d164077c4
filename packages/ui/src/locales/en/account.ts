import type { UiTexts } from '../UiTexts.ts'

/** Texts about one's own account in English. */
export const account: UiTexts['account'] = {
  passwordForm: 'Change password',
  password: 'Current password',
  passwordNew: 'New password',
  passwordRepeated: 'Repeat the new password',
}
