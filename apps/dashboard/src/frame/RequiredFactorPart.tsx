import type { CurrentUser } from '@sikud/api'
import { RequiredFactor, useFactorTexts } from '@sikud/ui/account'
import { useEffect } from 'react'
import { useRenewAll } from '../authority/useRenewAll.ts'
import { usePageTitle } from '../layouts/Page.tsx'
import { useSignOut } from '../layouts/useSignOut.ts'
import { useFactorEnrolment } from '../pages/account/useFactorEnrolment.tsx'
import { StepUpHost } from './StepUpHost.tsx'

type RequiredFactorPartProps = {
  user: CurrentUser
  /** Keeps this part while its dialog is open: the account has the factor before the recovery codes are saved. */
  onHold: (isHeld: boolean) => void
}

/** Turns on the second factor that the role requires; the wanted page follows. */
export function RequiredFactorPart({ user, onHold }: RequiredFactorPartProps) {
  const signOut = useSignOut()
  const renew = useRenewAll()
  const { begin, isBusy, isOpen, dialog } = useFactorEnrolment(() => void renew().then(() => onHold(false)))
  usePageTitle(useFactorTexts().requiredTitle)
  useEffect(() => {
    if (isOpen) onHold(true)
  }, [isOpen, onHold])
  return (
    <>
      <RequiredFactor user={user} onEnable={begin} onSignOut={() => void signOut()} busy={isBusy} />
      {dialog}
      <StepUpHost />
    </>
  )
}
