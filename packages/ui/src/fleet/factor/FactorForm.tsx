'use client'

import PasskeyIcon from '@mui/icons-material/FingerprintOutlined'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useFactorTexts } from './texts.ts'
import { useLoginTexts } from '../auth/texts.ts'

export interface FactorFormProps {
  /** Called with the entered code, from which blanks are removed. */
  onSubmit: (code: string) => void
  /** Called to use a passkey instead; if undefined, there is no button. */
  onPasskey?: (() => void) | undefined
  /** False for a user without an authenticator app; the field is then for a recovery code. */
  hasApp?: boolean
  /** Called when the user goes back to the password. */
  onBack: () => void
  /** True while the request runs. */
  submitting?: boolean
  /** The reason why the last attempt failed. */
  error?: string | undefined
  /** Seconds to wait before the next attempt, from the server. */
  wait?: number
}

/** Renders the second step of the sign-in, in which the user enters a code from the app or a recovery code. */
export function FactorForm(props: FactorFormProps) {
  const { onSubmit, onPasskey, hasApp = true, onBack, submitting = false, error, wait = 0 } = props
  const login = useLoginTexts()
  const texts = useFactorTexts()
  const [isRecovery, setRecovery] = useState(!hasApp)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (submitting || wait > 0) return
    const typed = code.replace(/\s/gu, '')
    const isComplete = isRecovery ? typed !== '' : /^\d{6}$/u.test(typed)
    setFault(isComplete ? undefined : isRecovery ? texts.missingCode : texts.sixDigits)
    if (isComplete) onSubmit(typed)
    else field.current?.focus()
  }

  function switchKind() {
    setRecovery(!isRecovery)
    setCode('')
    setFault(undefined)
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.25}>
      {error ? <FormFault>{error}</FormFault> : null}
      <TextInput
        key={String(isRecovery)}
        label={isRecovery ? texts.recoveryCode : texts.code}
        hint={isRecovery ? texts.recoveryText : texts.signInText}
        error={fault}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        required
        requiredMark={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has this one field
        autoFocus
        inputRef={field}
        value={code}
        onChange={setCode}
      />
      {hasApp && (
        <Link
          component="button"
          type="button"
          variant="subtitle2"
          onClick={switchKind}
          sx={{ alignSelf: 'flex-end', minHeight: 24 }}
        >
          {isRecovery ? texts.useApp : texts.useRecovery}
        </Link>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={submitting || wait > 0}>
        {submitting ? login.submitting : wait > 0 ? login.wait(wait) : texts.signIn}
      </Button>
      {onPasskey && (
        <Button
          type="button"
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<PasskeyIcon />}
          disabled={submitting || wait > 0}
          onClick={onPasskey}
        >
          {texts.usePasskey}
        </Button>
      )}
      <Link
        component="button"
        type="button"
        variant="subtitle2"
        onClick={onBack}
        sx={{ alignSelf: 'center', minHeight: 24 }}
      >
        {texts.back}
      </Link>
    </Stack>
  )
}
