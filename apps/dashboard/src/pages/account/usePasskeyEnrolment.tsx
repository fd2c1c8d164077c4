import { securityMutations } from '@sikud/api/queries'
import { PasskeyDialog, RecoveryCodesDialog } from '@sikud/ui/account'
import { useState } from 'react'
import { namesFields } from '../../failures.ts'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.tsx'
import { silently } from './silently.ts'
import { usePageWrite } from './usePageWrite.ts'

/**
 * Returns what adds a passkey: a function that begins, and the dialogs that follow. `onClose` is called after the last of
 * them, also when the user cancels.
 */
export function usePasskeyEnrolment(onClose?: () => void) {
  const { passkey: faults } = useTexts()
  const mutations = securityMutations(useFleetClient())
  // The dialog shows what the device says.
  const start = usePageWrite(silently(mutations.startPasskey()))
  const create = usePageWrite(silently(mutations.addPasskey()), namesFields)
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<{ codes: readonly string[]; madeAt: string } | null>(null)

  function close() {
    // The codes are shown once: nothing stores them after the dialog closes.
    setMade(null)
    setAdding(false)
    create.reset()
    onClose?.()
  }

  async function add(name: string) {
    const { makePasskey } = await import('../../passkeys/passkeyDevice.ts')
    const passkey = await makePasskey(await start.mutateAsync(undefined), faults)
    const { codes } = await create.mutateAsync({ name, passkey })
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
