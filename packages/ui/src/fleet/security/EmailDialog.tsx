'use client'

import { email } from '../checks.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { FormDialog } from '../factor/FormDialog.tsx'
import { useSecurityTexts } from './texts.ts'

export type EmailValues = { email: string }
const empty: EmailValues = { email: '' }

export interface EmailDialogProps {
  /** Sends the new address to the server; on failure, rejects with an error that has `fields`, such as ApiError. */
  onSubmit: (input: EmailValues) => Promise<unknown>
  onClose: () => void
}

/** Asks the signed-in user for a new e-mail address. */
export function EmailDialog({ onSubmit, onClose }: EmailDialogProps) {
  const texts = useSecurityTexts()
  return (
    <FormDialog
      title={texts.emailDialog}
      text={texts.emailDialogText}
      values={empty}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField<EmailValues>
        name="email"
        label={texts.emailNew}
        required
        checks={[email]}
        type="email"
        inputMode="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has only this field
        autoFocus
      />
    </FormDialog>
  )
}
