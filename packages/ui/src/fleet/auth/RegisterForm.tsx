'use client'

import { required } from '../../kit/Form/checks.ts'
import { email, newPassword } from '../checks.ts'
import { PasswordInput } from '../../kit/TextInput/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { GuestForm, type GuestRequest } from './GuestForm.tsx'
import { useShortForm } from './useShortForm.ts'
import { useLoginTexts } from './texts.ts'

const empty = { username: '', email: '', password: '' }

export interface RegisterFormProps extends GuestRequest {
  /** The message about the result of the request; the fields keep their values. */
  notice?: string | undefined
  onSubmit: (input: typeof empty) => void
  /** The server's error messages, by field. */
  refused?: Partial<typeof empty> | undefined
}

/** Renders the sign-up form. */
export function RegisterForm({ onSubmit, submitting = false, refused, ...rest }: RegisterFormProps) {
  const login = useLoginTexts()
  const selfService = useSelfServiceTexts()
  const { field, submitTo } = useShortForm(
    empty,
    () => ({ username: [required], email: [required, email], password: [required, newPassword] }),
    refused,
  )
  return (
    <GuestForm
      {...rest}
      onSubmit={submitTo(onSubmit)}
      submit={selfService.signUp}
      submitting={submitting ? login.submitting : undefined}
      loginText={selfService.haveAccount}
    >
      <TextInput {...field('username')} label={selfService.username} autoComplete="username" />
      <TextInput
        {...field('email')}
        label={login.email}
        type="email"
        autoComplete="email"
        placeholder={login.emailPlaceholder}
      />
      <PasswordInput {...field('password')} label={login.password} autoComplete="new-password" />
    </GuestForm>
  )
}
