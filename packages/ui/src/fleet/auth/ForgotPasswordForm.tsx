'use client'

import { required } from '../../kit/Form/checks.ts'
import { email } from '../checks.ts'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { GuestForm, type GuestRequest } from './GuestForm.tsx'
import { useShortForm } from './useShortForm.ts'
import { useLoginTexts } from './texts.ts'

export interface ForgotPasswordFormProps extends GuestRequest {
  /** The message about the result of the request; the fields keep their values. */
  notice?: string | undefined
  onSubmit: (input: { email: string }) => void
}

/** Renders the first step of a password reset, which asks for the e-mail address. */
export function ForgotPasswordForm({ onSubmit, submitting = false, ...rest }: ForgotPasswordFormProps) {
  const login = useLoginTexts()
  const selfService = useSelfServiceTexts()
  const { field, submitTo } = useShortForm({ email: '' }, () => ({ email: [required, email] }))
  return (
    <GuestForm
      {...rest}
      onSubmit={submitTo(onSubmit)}
      submit={selfService.next}
      submitting={submitting ? login.submitting : undefined}
      loginText={selfService.backToLogin}
    >
      <TextInput
        {...field('email')}
        label={login.email}
        type="email"
        autoComplete="email"
        placeholder={login.emailPlaceholder}
      />
    </GuestForm>
  )
}
