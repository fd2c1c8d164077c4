'use client'

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import { TextField } from '../../components/Form/TextField.tsx'
import { useFactorTexts } from './useFactorTexts.ts'

type NameValues = { name: string }
const empty: NameValues = { name: '' }

interface PasskeyDialogProps {
  /**
   * Creates the passkey; rejects with `{ fields }`, as ApiError does. The error of a field other than `name` appears
   * above the form.
   */
  onAdd: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a new passkey, then waits for the device. */
export function PasskeyDialog({ onAdd, onClose }: PasskeyDialogProps) {
  const texts = useFactorTexts()
  const id = useId()
  const [isWaiting, setWaiting] = useState(false)

  async function add({ name }: NameValues) {
    setWaiting(true)
    try {
      await onAdd(name)
    } finally {
      setWaiting(false)
    }
  }

  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{texts.passkeyDialog}</DialogTitle>
      <DialogContent>
        <Typography component="output" sx={{ display: 'block', mb: 2.5, color: 'text.secondary' }}>
          {isWaiting ? texts.passkeyWaiting : texts.passkeyNext}
        </Typography>
        <Form label={texts.passkeyDialog} values={empty} onSubmit={add}>
          <TextField<NameValues>
            name="name"
            label={texts.passkeyName}
            helper={texts.passkeyNameHelp}
            required
            autoComplete="off"
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
