'use client'

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { email } from '../../components/Form/checks.ts'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import { TextField } from '../../components/Form/TextField.tsx'
import { useSecurityTexts } from './useSecurityTexts.ts'

type EmailValues = { email: string }
const empty: EmailValues = { email: '' }

interface EmailDialogProps {
  /** Asks for the address; rejects with `{ fields }`, as ApiError does. */
  onSubmit: (input: EmailValues) => Promise<unknown>
  onClose: () => void
}

/** Asks for a new e-mail address of the own account. */
export function EmailDialog({ onSubmit, onClose }: EmailDialogProps) {
  const texts = useSecurityTexts()
  const id = useId()
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{texts.emailDialog}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 2.5, color: 'text.secondary' }}>
          {texts.emailDialogText}
        </Typography>
        <Form label={texts.emailDialog} values={empty} onSubmit={onSubmit}>
          <TextField<EmailValues>
            name="email"
            label={texts.emailNew}
            required
            checks={[email]}
            type="email"
            inputMode="email"
            autoComplete="email"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog waits for this one field
            autoFocus
          />
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <FormActions saveLabel={texts.confirm} />
            <Button variant="outlined" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
