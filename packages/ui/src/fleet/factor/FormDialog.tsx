'use client'

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import { useFactorTexts } from './texts.ts'

interface FormDialogProps<Values extends FieldValues> {
  title: string
  text: string
  /** True if `text` can change while the dialog is open; screen readers then announce each change. */
  isStatus?: boolean
  /** Initial values. */
  values: Values
  /** Saves the values. If this fails, rejects with an error that can have `fields`, such as ApiError. */
  onSubmit: (values: Values) => Promise<unknown>
  onClose: () => void
  /** Whether a click beside the dialog closes it. */
  closesOnBackdrop?: boolean
  /** The content above the form. */
  above?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Renders a dialog with a short form, its submit button and a button to cancel. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, text, isStatus = false, values, onSubmit, onClose, closesOnBackdrop = false } = props
  const texts = useFactorTexts()
  const id = useId()
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' && !closesOnBackdrop ? undefined : onClose())}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography
          id={`${id}-text`}
          component={isStatus ? 'output' : 'p'}
          sx={{ display: 'block', mb: 2.5, color: 'text.secondary' }}
        >
          {text}
        </Typography>
        {props.above}
        <Form label={title} values={values} onSubmit={onSubmit}>
          {props.children}
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
