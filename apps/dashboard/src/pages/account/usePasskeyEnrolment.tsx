import { namesFields, usePageWrite } from '@sikud/api/react'
import { PasskeyDialog, RecoveryCodesDialog } from '@sikud/ui/account'
import { useState } from 'react'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'
import { silently } from './silently.ts'

/**
 * Adds a passkey. Returns the function that starts this, and the dialogs. Calls `onClose` when the last dialog closes,
 * also if the user cancels.
 */
export function usePasskeyEnrolment(onClose?: () => void) {
  const { passkey: faults } = useTexts()
  const { mutation } = useFleetClient()
  // These two requests show no message after success, because the dialogs show the result.
  const start = usePageWrite(silently(mutation('startPasskey')))
  const create = usePageWrite(silently(mutation('createPasskey')), namesFields)
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<{ codes: readonly string[]; madeAt: string } | null>(null)

  function close() {
    // Removes the recovery codes from memory when the dialog closes, because they are shown only once.
    setMade(null)
    setAdding(false)
    create.reset()
    onClose?.()
  }

  async function add(name: string) {
    const { makePasskey } = await import('../../passkeys/passkeyDevice.ts')
    const passkey = await makePasskey(await start.mutateAsync(), faults)
    const { codes } = await create.mutateAsync({ body: { name, passkey } })
    if (codes.length === 0) return close()
    setAdding(false)
    return setMade({ codes, madeAt: new Date().toISOString() })
  }

  return {
    begin: () => setAdding(true),
    isOpen: isAdding || made !== null,
    dialog: (
      <>
        {isAdding && <PasskeyDialog onAdd={add} onClose={close} />}
        {made && <RecoveryCodesDialog {...made} onClose={close} />}
      </>
    ),
  }
}
