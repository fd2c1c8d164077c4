'use client'

import { PasswordField } from '../../kit/Form/PasswordField.tsx'
import { TextField } from '../../kit/Form/TextField.tsx'
import { FormDialog } from '../factor/FormDialog.tsx'
import { useFactorTexts } from '../factor/texts.ts'
import { useSecurityTexts } from './texts.ts'
import PasskeyIcon from '@mui/icons-material/FingerprintOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'

export type CodeValues = { code: string }
export type PasswordValues = { password: string }

/** For a wrong password or code, `onConfirm` rejects with an error that has `fields`, such as ApiError. */
export type ConfirmPasswordDialogProps = {
  onCancel: () => void
  /** Uses a passkey instead; rejects with an Error if that fails. If undefined, there is no button. */
  onPasskey?: (() => Promise<unknown>) | undefined
} & (
  | { asksCode?: false; onConfirm: (input: PasswordValues) => Promise<unknown> }
  /** Asks for a code of the second factor instead of the password. */
  | { asksCode: true; onConfirm: (input: CodeValues) => Promise<unknown> }
)

const noCode: CodeValues = { code: '' }
const noPassword: PasswordValues = { password: '' }

/** Asks for the password or a code again, before an action that only the owner of the account may do. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { onCancel, onPasskey } = props
  const texts = useSecurityTexts()
  const factor = useFactorTexts()
  const frame = {
    onClose: onCancel,
    closesOnBackdrop: true,
    above: onPasskey && <PasskeyButton onUse={onPasskey} />,
  }
  if (props.asksCode) {
    return (
      <FormDialog
        {...frame}
        title={factor.stepUpTitle}
        text={factor.stepUpText}
        values={noCode}
        onSubmit={({ code }) => props.onConfirm({ code: code.replace(/\s/gu, '') })}
      >
        <TextField<CodeValues>
          name="code"
          label={factor.code}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has only this field
          autoFocus
          autoComplete="one-time-code"
        />
      </FormDialog>
    )
  }
  return (
    <FormDialog
      {...frame}
      title={texts.confirmTitle}
      text={texts.confirmText}
      values={noPassword}
      onSubmit={props.onConfirm}
    >
      <PasswordField<PasswordValues>
        name="password"
        label={texts.password}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has only this field
        autoFocus
        autoComplete="current-password"
      />
    </FormDialog>
  )
}

interface PasskeyButtonProps {
  /** Uses a passkey; if that fails, rejects with an Error whose message gives the reason. */
  onUse: () => Promise<unknown>
}

/** Renders the button that uses a passkey. If this fails, an error message with the reason appears above the button. */
function PasskeyButton({ onUse }: PasskeyButtonProps) {
  const texts = useFactorTexts()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function use() {
    setBusy(true)
    setFault('')
    try {
      await onUse()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {fault && <FormFault>{fault}</FormFault>}
      <Button
        variant="outlined"
        fullWidth
        startIcon={<PasskeyIcon />}
        disabled={isBusy}
        onClick={() => void use()}
        sx={{ mt: fault ? 2 : 0, mb: 2.5 }}
      >
        {texts.usePasskey}
      </Button>
    </>
  )
}
