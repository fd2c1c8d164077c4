'use client'

import { equalTo, required } from '../../kit/Form/checks.ts'
import { email, newPassword } from '../checks.ts'
import { PasswordInput } from '../../kit/TextInput/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useAccountTexts } from '../account/texts.ts'
import { GuestForm, type GuestRequest } from './GuestForm.tsx'
import { LinkCodeInput } from './LinkCodeInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { useShortForm } from './useShortForm.ts'
import { useLoginTexts } from './texts.ts'

const empty = { code: '', name: '', email: '', password_new: '', password_re: '' }

export interface SetUpFormProps extends GuestRequest {
  /** Whether the opened link contained a code; if not, the visitor pastes the link or its code. */
  hasCode: boolean
  onSubmit: (input: typeof empty) => void
  /** The server's error messages, by field. */
  refused?: Partial<typeof empty> | undefined
}

/** Renders the form that creates the first administrator of a new server. */
export function SetUpForm({ hasCode, onSubmit, submitting = false, refused, ...rest }: SetUpFormProps) {
  const login = useLoginTexts()
  const texts = useSelfServiceTexts()
  const account = useAccountTexts()
  const { field, submitTo } = useShortForm(
    empty,
    (values) => ({
      code: hasCode ? [] : [required],
      name: [required],
      email: [required, email],
      password_new: [required, newPassword],
      password_re: [required, equalTo(values.password_new)],
    }),
    refused,
  )
  return (
    <GuestForm
      {...rest}
      onSubmit={submitTo(onSubmit)}
      submit={texts.createAdministrator}
      submitting={submitting ? login.submitting : undefined}
      loginText={texts.backToLogin}
    >
      {!hasCode && <LinkCodeInput {...field('code')} />}
      <TextInput {...field('name')} label={texts.name} autoComplete="name" />
      <TextInput {...field('email')} label={login.email} type="email" autoComplete="username" />
      <PasswordInput
        {...field('password_new')}
        label={account.passwordNew}
        hint={texts.passwordHelp}
        autoComplete="new-password"
      />
      <PasswordInput {...field('password_re')} label={account.passwordRepeated} autoComplete="new-password" />
    </GuestForm>
  )
}
