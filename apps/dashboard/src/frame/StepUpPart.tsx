import { askPasskey, usePasskeyObstacle, useStepUp } from '@sikud/api/react'
import { ConfirmPasswordDialog } from '@sikud/ui/account'
import { useServices } from '../services.ts'
import { useTexts } from '../texts.ts'

/** Asks for the password, a code or a passkey; after the confirmation the waiting requests continue. */
export function StepUpPart() {
  const { client, config } = useServices()
  const { hasPasskey, ...dialog } = useStepUp()
  const obstacle = usePasskeyObstacle(config.passkeyDomain)
  const { passkey: faults } = useTexts()
  const onPasskey = async () =>
    dialog.onConfirm({ passkey: await askPasskey(await client.request('startPasskeyConfirm'), faults) })
  return (
    <ConfirmPasswordDialog {...dialog} onPasskey={hasPasskey && obstacle === null ? onPasskey : undefined} />
  )
}
