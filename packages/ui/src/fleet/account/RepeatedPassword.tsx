'use client'

import { useWatch } from 'react-hook-form'
import { equalTo } from '../../kit/Form/checks.ts'
import { PasswordField } from '../../kit/Form/PasswordField.tsx'

type NewPassword = { password_new: string; password_re: string }

/** Renders the second password field, which must equal the first. */
export function RepeatedPassword({ label }: { label: string }) {
  const chosen = useWatch<NewPassword, 'password_new'>({ name: 'password_new' })
  return (
    <PasswordField<NewPassword>
      name="password_re"
      label={label}
      required
      checks={[equalTo(chosen)]}
      autoComplete="new-password"
    />
  )
}
