import { useStepUp } from '@sikud/api/react'
import { ConfirmPasswordDialog } from '@sikud/ui/account'
import { usePasskeyObstacle } from '../passkeys/usePasskeyObstacle.ts'
import { useFleetClient } from '../services.ts'
import { useTexts } from '../texts.ts'

/** Asks for the password, a code or a passkey; after the confirmation the waiting requests continue. */
export function StepUpPart() {
  const client = useFleetClient()
  const { hasPasskey, ...dialog } = useStepUp()
  const obstacle = usePasskeyObstacle()
  const { passkey: faults } = useTexts()
  const onPasskey = async () => {
    const { askPasskey } = await import('../passkeys/passkeyDevice.ts')
    await dialog.onConfirm({ passkey: await askPasskey(await client.request('startPasskeyConfirm'), faults) })
  }
  return (
    <ConfirmPasswordDialog {...dialog} onPasskey={hasPasskey && obstacle === null ? onPasskey : undefined} />
  )
}
