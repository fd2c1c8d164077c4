'use client'

import { required } from '../../kit/Form/checks.ts'
import { PasswordInput } from '../../kit/TextInput/PasswordInput.tsx'
import { GuestForm, type GuestRequest } from './GuestForm.tsx'
import { LinkCodeInput } from './LinkCodeInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { useShortForm } from './useShortForm.ts'
import { useLoginTexts } from './texts.ts'

const empty = { code: '', password: '' }

export interface VerifyEmailFormProps extends GuestRequest {
  /** Whether the opened link contained a code; if not, the visitor pastes the link or its code. */
  hasCode: boolean
  onSubmit: (input: typeof empty) => void
  /** The server's error messages, by field. */
  refused?: Partial<typeof empty> | undefined
}

/** Renders the form with which a visitor verifies the e-mail address of a registration. */
export function VerifyEmailForm({
  hasCode,
  onSubmit,
  submitting = false,
  refused,
  ...rest
}: VerifyEmailFormProps) {
  const login = useLoginTexts()
  const texts = useSelfServiceTexts()
  const { field, submitTo } = useShortForm(
    empty,
    () => ({ code: hasCode ? [] : [required], password: [required] }),
    refused,
  )
  return (
    <GuestForm
      {...rest}
      onSubmit={submitTo(onSubmit)}
      submit={texts.verify}
      submitting={submitting ? login.submitting : undefined}
      loginText={texts.backToLogin}
    >
      {!hasCode && <LinkCodeInput {...field('code')} />}
      <PasswordInput
        {...field('password')}
        label={login.password}
        hint={texts.verifyPassword}
        autoComplete="current-password"
      />
    </GuestForm>
  )
}
