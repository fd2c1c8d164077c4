'use client'

import { newPassword } from '../checks.ts'
import { equalTo, required } from '../../kit/Form/checks.ts'
import { PasswordInput } from '../../kit/TextInput/PasswordInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { useAccountTexts } from '../account/texts.ts'
import { GuestForm } from './GuestForm.tsx'
import { useShortForm } from './useShortForm.ts'

const empty = { password_new: '', password_re: '' }

export interface RecoverFormProps {
  onSubmit: (input: typeof empty) => void
  /** URL of the sign-in page. */
  loginTo: string
}

/** Renders the last step of a password reset, in which the user types a new password twice. */
export function RecoverForm({ onSubmit, loginTo }: RecoverFormProps) {
  const selfService = useSelfServiceTexts()
  const account = useAccountTexts()
  const { field, submitTo } = useShortForm(empty, (values) => ({
    password_new: [required, newPassword],
    password_re: [required, equalTo(values.password_new)],
  }))
  return (
    <GuestForm
      onSubmit={submitTo(onSubmit)}
      submit={selfService.recover}
      loginTo={loginTo}
      loginText={selfService.backToLogin}
    >
      <PasswordInput {...field('password_new')} label={account.passwordNew} autoComplete="new-password" />
      <PasswordInput {...field('password_re')} label={account.passwordRepeated} autoComplete="new-password" />
    </GuestForm>
  )
}
