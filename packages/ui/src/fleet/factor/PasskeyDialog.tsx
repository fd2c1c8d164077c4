'use client'

import { useState } from 'react'
import { TextField } from '../../kit/Form/TextField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useFactorTexts } from './texts.ts'

type NameValues = { name: string }
const empty: NameValues = { name: '' }

interface PasskeyDialogProps {
  /**
   * Creates the passkey; if that fails, rejects with an error that has `fields`, such as ApiError. The error of a field
   * other than `name` appears above the form.
   */
  onAdd: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a new passkey, then waits until the user's phone or computer has created it. */
export function PasskeyDialog({ onAdd, onClose }: PasskeyDialogProps) {
  const texts = useFactorTexts()
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
    <FormDialog
      title={texts.passkeyDialog}
      text={isWaiting ? texts.passkeyWaiting : texts.passkeyNext}
      isStatus
      values={empty}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField<NameValues>
        name="name"
        label={texts.passkeyName}
        helper={texts.passkeyNameHelp}
        required
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog waits for this one field
        autoFocus
      />
    </FormDialog>
  )
}
