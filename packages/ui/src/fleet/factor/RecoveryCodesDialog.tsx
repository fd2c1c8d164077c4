'use client'

import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useFactorTexts } from './texts.ts'

export interface RecoveryCodesDialogProps {
  codes: readonly string[]
  /** Time at which the codes were created, ISO 8601. */
  madeAt: string
  onClose: () => void
}

/** Shows new recovery codes once. Neither Escape nor a click beside the dialog closes it. */
export function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
  const texts = useFactorTexts()
  const id = useId()
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{texts.codesTitle}</DialogTitle>
      <RecoveryCodes {...props} />
    </Dialog>
  )
}
