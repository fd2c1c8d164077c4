'use client'

import { lazy, Suspense, useState } from 'react'
import type { VerifyEmailProps } from './VerifyEmailDialog.tsx'

const VerifyEmailDialog = lazy(async () => ({
  default: (await import('./VerifyEmailDialog.tsx')).VerifyEmailDialog,
}))

/** Renders the dialog 'Verify your Email'. Its code loads when it first opens, which keeps guest pages small. */
export function VerifyEmail(props: VerifyEmailProps) {
  const [needed, setNeeded] = useState(false)
  if (props.open && !needed) setNeeded(true)
  return <Suspense>{needed ? <VerifyEmailDialog {...props} /> : null}</Suspense>
}
