'use client'

import { lazy, Suspense, useState } from 'react'
import type { VerifyEmailProps } from './VerifyEmailDialog.tsx'

const VerifyEmailDialog = lazy(async () => ({
  default: (await import('./VerifyEmailDialog.tsx')).VerifyEmailDialog,
}))

/** The modal 'Verify your Email', whose code comes when it first opens: a dialog weighs more than these pages. */
export function VerifyEmail(props: VerifyEmailProps) {
  const [needed, setNeeded] = useState(false)
  if (props.open && !needed) setNeeded(true)
  return <Suspense>{needed ? <VerifyEmailDialog {...props} /> : null}</Suspense>
}
