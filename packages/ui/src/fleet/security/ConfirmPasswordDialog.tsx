'use client'

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import { PasswordField } from '../../components/Form/PasswordField.tsx'
import { TextField } from '../../components/Form/TextField.tsx'
import { PasskeyButton } from '../factor/PasskeyButton.tsx'
import { useFactorTexts } from '../factor/useFactorTexts.ts'
import { useSecurityTexts } from './useSecurityTexts.ts'

type CodeValues = { code: string }
type PasswordValues = { password: string }

/** `onConfirm` rejects with `{ fields }` for a wrong password or code, as ApiError does. */
type ConfirmPasswordDialogProps = {
  onCancel: () => void
  /** Uses a passkey instead; rejects with an Error whose message says why not. No button without it. */
  onPasskey?: (() => Promise<unknown>) | undefined
} & (
  | { asksCode?: false; onConfirm: (input: PasswordValues) => Promise<unknown> }
  /** Asks for a code of the second factor instead of the password. */
  | { asksCode: true; onConfirm: (input: CodeValues) => Promise<unknown> }
)

const noCode: CodeValues = { code: '' }
const noPassword: PasswordValues = { password: '' }

/** Asks for the password or a code once more, before something that only the owner of the account may do. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { asksCode = false, onCancel, onPasskey } = props
  const texts = useSecurityTexts()
  const factor = useFactorTexts()
  const id = useId()
  const title = asksCode ? factor.stepUpTitle : texts.confirmTitle
  const actions = (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <FormActions saveLabel={texts.confirm} />
      <Button variant="outlined" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Stack>
  )
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 2.5, color: 'text.secondary' }}>
          {asksCode ? factor.stepUpText : texts.confirmText}
        </Typography>
        {onPasskey && <PasskeyButton onUse={onPasskey} />}
        {props.asksCode ? (
          <Form
            label={title}
            values={noCode}
            onSubmit={({ code }) => props.onConfirm({ code: code.replace(/\s/gu, '') })}
          >
            <TextField<CodeValues>
              name="code"
              label={factor.code}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog waits for this one field
              autoFocus
              autoComplete="one-time-code"
            />
            {actions}
          </Form>
        ) : (
          <Form label={title} values={noPassword} onSubmit={props.onConfirm}>
            <PasswordField<PasswordValues>
              name="password"
              label={texts.password}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog waits for this one field
              autoFocus
              autoComplete="current-password"
            />
            {actions}
          </Form>
        )}
      </DialogContent>
    </Dialog>
  )
}
