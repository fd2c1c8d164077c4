'use client'

import { useState } from 'react'
import { lazyPart, ThrowFailure } from '../../lazy/lazyPart.tsx'
import type { VerifyEmailProps } from './VerifyEmailDialog.tsx'

const VerifyEmailDialog = lazyPart(async () => (await import('./VerifyEmailDialog.tsx')).VerifyEmailDialog, {
  Failed: ThrowFailure,
})

/** Renders the dialog 'Verify your Email'. Its code loads when it first opens, which keeps guest pages small. */
export function VerifyEmail(props: VerifyEmailProps) {
  const [needed, setNeeded] = useState(false)
  if (props.open && !needed) setNeeded(true)
  return needed ? <VerifyEmailDialog {...props} /> : null
}
