import { useFactorEnrolment, usePasskeyEnrolment, usePasskeyObstacle, useRenewAll } from '@sikud/api/react'
import type { CurrentUser } from '@sikud/api'
import { FactorDialog, PasskeyDialog, RequiredFactor, useFactorTexts } from '@sikud/ui/account'
import { useEffect } from 'react'
import { usePageTitle } from '@sikud/ui'
import { useSignOut } from '../layouts/useSignOut.ts'
import { useServices } from '../services.ts'
import { useTexts } from '../texts.ts'
import { StepUpHost } from './StepUpHost.tsx'

type RequiredFactorPartProps = {
  user: CurrentUser
  /**
   * Called with true when a dialog opens, and with false when the last dialog has closed and all data is reloaded.
   * Until then the parent must keep this component mounted. Otherwise the dialog with the recovery codes would
   * disappear before the user has saved them, because the server has already turned the factor on.
   */
  onHold: (isHeld: boolean) => void
}

/** Replaces every page until the user turns on the second factor that the role requires. */
export function RequiredFactorPart({ user, onHold }: RequiredFactorPartProps) {
  const signOut = useSignOut()
  const renew = useRenewAll()
  const goOn = () => void renew().then(() => onHold(false))
  const app = useFactorEnrolment(goOn)
  const passkey = usePasskeyEnrolment(useTexts().passkey, goOn)
  const hasPasskeys = usePasskeyObstacle(useServices().config.passkeyDomain) === null
  const isOpen = app.dialog !== undefined || passkey.dialog !== undefined
  usePageTitle(useFactorTexts().requiredTitle)
  useEffect(() => {
    if (isOpen) onHold(true)
  }, [isOpen, onHold])
  return (
    <>
      <RequiredFactor
        user={user}
        onEnable={app.begin}
        onPasskey={hasPasskeys ? passkey.begin : undefined}
        onSignOut={() => void signOut()}
        busy={app.isBusy}
      />
      {app.dialog && <FactorDialog {...app.dialog} />}
      {passkey.dialog && <PasskeyDialog {...passkey.dialog} />}
      <StepUpHost />
    </>
  )
}
