'use client'

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ConfirmInput } from '@sikud/api'
import { useId } from 'react'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import { PasswordField } from '../../components/Form/PasswordField.tsx'
import { useSecurityTexts } from './useSecurityTexts.ts'

interface ConfirmPasswordDialogProps {
  /** Rejects with `{ fields }` for a wrong password, as ApiError does. */
  onConfirm: (input: ConfirmInput) => Promise<unknown>
  onCancel: () => void
}

const empty: ConfirmInput = { password: '' }

/** Asks for the password once more, before something that only the owner of the account may do. */
export function ConfirmPasswordDialog({ onConfirm, onCancel }: ConfirmPasswordDialogProps) {
  const texts = useSecurityTexts()
  const id = useId()
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{texts.confirmTitle}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 2.5, color: 'text.secondary' }}>
          {texts.confirmText}
        </Typography>
        <Form label={texts.confirmForm} values={empty} onSubmit={onConfirm}>
          <PasswordField<ConfirmInput>
            name="password"
            label={texts.password}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog waits for this one field
            autoFocus
            autoComplete="current-password"
          />
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <FormActions saveLabel={texts.confirm} />
            <Button variant="outlined" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
