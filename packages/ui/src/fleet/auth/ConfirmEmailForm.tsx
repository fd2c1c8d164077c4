'use client'

import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { required } from '../../kit/Form/checks.ts'
import { FormNotice } from './FormNotice.tsx'
import { GuestForm, type GuestRequest } from './GuestForm.tsx'
import { LinkCodeInput } from './LinkCodeInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'
import { useShortForm } from './useShortForm.ts'
import { useLoginTexts } from './texts.ts'

const empty = { code: '' }

export interface ConfirmEmailFormProps extends GuestRequest {
  /** Whether the opened link contained a code; if not, the visitor pastes the link or its code. */
  hasCode: boolean
  /** The message of the server after it accepted the link; this message replaces the form. */
  done?: string | undefined
  onSubmit: (input: typeof empty) => void
}

/** Renders the form that confirms an e-mail address. The button confirms it; opening the link alone does not. */
export function ConfirmEmailForm(props: ConfirmEmailFormProps) {
  const { hasCode, done, onSubmit, submitting = false, ...rest } = props
  const login = useLoginTexts()
  const texts = useSelfServiceTexts()
  const { field, submitTo } = useShortForm(empty, () => ({ code: hasCode ? [] : [required] }))
  if (done !== undefined) {
    return (
      <Stack spacing={2.25}>
        <FormNotice>{done}</FormNotice>
        <Button href={rest.loginTo} variant="contained" size="large" fullWidth>
          {texts.openApp}
        </Button>
      </Stack>
    )
  }
  return (
    <GuestForm
      {...rest}
      onSubmit={submitTo(onSubmit)}
      submit={texts.verify}
      submitting={submitting ? login.submitting : undefined}
      loginText={texts.backToLogin}
    >
      {!hasCode && <LinkCodeInput {...field('code')} />}
    </GuestForm>
  )
}
