'use client'

import Alert from '@mui/material/Alert'
import { newPassword } from '../checks.ts'
import { equalTo, required } from '../../kit/Form/checks.ts'
import { PasswordInput } from '../../kit/TextInput/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useAccountTexts } from '../account/texts.ts'
import { GuestForm, type GuestRequest } from './GuestForm.tsx'
import { LinkCodeInput } from './LinkCodeInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { useShortForm } from './useShortForm.ts'
import { useStateTexts } from '../../kit/texts.ts'
import { useLoginTexts } from './texts.ts'

/** The current step of the form; `checking` and `failed` are states of the request that checks the code. */
export type LinkStep = 'code' | 'checking' | 'failed' | 'password'

const empty = { code: '', password_new: '', password_re: '' }
export type LinkPasswords = Record<'password_new' | 'password_re', string>

export interface LinkPasswordFormProps extends GuestRequest {
  step: LinkStep
  /** Called with the pasted link, or with the code in it. */
  onCode: (pasted: string) => void
  onPassword: (passwords: LinkPasswords) => void
  /** Called to check the code again after a check has failed. */
  onRetry: () => void
  /** Label of the button that submits the passwords. */
  submit: string
  /** E-mail address with which the visitor signs in, if it is known. */
  email?: string | undefined
  /** The server's error messages, by password field. */
  refused?: Partial<LinkPasswords> | undefined
  /** A text that is shown above the password fields. */
  note?: string | undefined
}

/** Renders the form in which a user sets a password after opening a link, or after entering the code of the link. */
export function LinkPasswordForm(props: LinkPasswordFormProps) {
  const { step, onCode, onPassword, onRetry, email, submitting = false, refused, note, ...rest } = props
  const login = useLoginTexts()
  const state = useStateTexts()
  const texts = useSelfServiceTexts()
  const account = useAccountTexts()
  const { field, submitTo } = useShortForm(
    empty,
    (values) => ({
      code: step === 'code' ? [required] : [],
      password_new: step === 'password' ? [required, newPassword] : [],
      password_re: step === 'password' ? [required, equalTo(values.password_new)] : [],
    }),
    refused,
  )
  const busy = step === 'checking' ? texts.checking : submitting ? login.submitting : undefined
  const labels = { code: texts.useCode, checking: '', failed: state.retry, password: rest.submit }

  return (
    <GuestForm
      {...rest}
      onSubmit={submitTo(({ code, ...passwords }) => {
        if (step === 'code') onCode(code)
        else if (step === 'password') onPassword(passwords)
        else onRetry()
      })}
      submit={labels[step]}
      submitting={busy}
      loginText={texts.backToLogin}
    >
      {step === 'code' && <LinkCodeInput {...field('code')} />}
      {step === 'password' && (
        <>
          {note !== undefined && <Alert severity="info">{note}</Alert>}
          {email !== undefined && (
            // Password managers store the password under this e-mail address.
            <TextInput
              label={login.email}
              name="email"
              autoComplete="username"
              value={email}
              onChange={() => {}}
              readOnly
            />
          )}
          <PasswordInput
            {...field('password_new')}
            label={account.passwordNew}
            hint={texts.passwordHelp}
            autoComplete="new-password"
          />
          <PasswordInput
            {...field('password_re')}
            label={account.passwordRepeated}
            autoComplete="new-password"
          />
        </>
      )}
    </GuestForm>
  )
}
