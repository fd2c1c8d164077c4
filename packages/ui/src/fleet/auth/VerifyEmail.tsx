'use client'

import { lazy, Suspense, useState } from 'react'
import type { VerifyEmailProps } from './VerifyEmailDialog.tsx'

const VerifyEmailDialog = lazy(async () => ({
  default: (await import('./VerifyEmailDialog.tsx')).VerifyEmailDialog,
}))

/** Renders the modal 'Verify your Email'; its code loads on first open to keep guest pages small. */
export function VerifyEmail(props: VerifyEmailProps) {
  const [needed, setNeeded] = useState(false)
  if (props.open && !needed) setNeeded(true)
  return <Suspense>{needed ? <VerifyEmailDialog {...props} /> : null}</Suspense>
}
