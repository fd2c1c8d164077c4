'use client'

import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { FactorEnrolment, type FactorSeed } from './FactorEnrolment.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useFactorTexts } from './texts.ts'

interface FactorDialogProps {
  /** The key of the new factor; undefined until the server has created it. */
  seed: FactorSeed | undefined
  /** The reason why the server created no key. */
  error?: { message: string } | null
  onRetry?: () => void
  /** Turns the factor on. For a wrong code, rejects with an error that has `fields`, such as ApiError. */
  onConfirm: (code: string) => Promise<{ codes: readonly string[] }>
  /** Called when the user cancels, or has saved the recovery codes. */
  onClose: () => void
}

/** Turns on the second factor. The user scans a QR code, types the first code and saves the recovery codes. */
export function FactorDialog({ seed, error, onRetry, onConfirm, onClose }: FactorDialogProps) {
  const texts = useFactorTexts()
  const id = useId()
  const [made, setMade] = useState<{ codes: readonly string[]; madeAt: string } | null>(null)

  async function confirm(code: string) {
    const { codes } = await onConfirm(code)
    setMade({ codes, madeAt: new Date().toISOString() })
  }

  return (
    <Dialog
      open
      // A click beside the dialog never closes it. Escape does not close it while it shows recovery codes, because the
      // codes would be lost.
      onClose={(_, reason) => (made || reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{made ? texts.codesTitle : texts.dialog}</DialogTitle>
      {made && <RecoveryCodes {...made} onClose={onClose} />}
      {!made && seed && <FactorEnrolment seed={seed} onConfirm={confirm} onCancel={onClose} />}
      {!made && !seed && (
        <DialogContent>
          {error ? <ErrorState message={error.message} onRetry={onRetry} /> : <LoadingBlock lines={6} />}
        </DialogContent>
      )}
    </Dialog>
  )
}
