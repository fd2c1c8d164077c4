'use client'

import { useState } from 'react'
import { label } from '../checks.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { useFactorTexts } from './texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'

type NameValues = { name: string }
const empty: NameValues = { name: '' }

export interface PasskeyDialogProps {
  /**
   * Creates the passkey, and returns the recovery codes that the server created with it; if that fails, rejects with an
   * error that has `fields`, such as ApiError. The error of a field other than `name` appears above the form.
   */
  onAdd: (name: string) => Promise<{ codes: readonly string[] }>
  /** Called when the user cancels, when the passkey is created, or when the user has saved the recovery codes. */
  onClose: () => void
}

/**
 * Asks for the name of a new passkey, then waits until the user's phone or computer has created it. Shows new recovery
 * codes.
 */
export function PasskeyDialog({ onAdd, onClose }: PasskeyDialogProps) {
  const texts = useFactorTexts()
  const [isWaiting, setWaiting] = useState(false)
  const { now } = useFormat()
  const [made, setMade] = useState<{ codes: readonly string[]; madeAt: string } | null>(null)

  async function add({ name }: NameValues) {
    setWaiting(true)
    try {
      const { codes } = await onAdd(name)
      if (codes.length === 0) onClose()
      else setMade({ codes, madeAt: new Date(now()).toISOString() })
    } finally {
      setWaiting(false)
    }
  }

  if (made) return <RecoveryCodesDialog {...made} onClose={onClose} />
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
        checks={[label]}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog waits for this one field
        autoFocus
      />
    </FormDialog>
  )
}
