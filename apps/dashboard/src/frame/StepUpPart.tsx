import { askPasskey, namesFields, useMe, usePasskeyObstacle } from '@sikud/api/react'
import type { ConfirmInput } from '@sikud/api'
import { ConfirmPasswordDialog } from '@sikud/ui/account'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../services.ts'
import { useTexts } from '../texts.ts'

/** Asks for the password, a code or a passkey; after the confirmation the waiting requests continue. */
export function StepUpPart() {
  const { client, config, stepUp } = useServices()
  const { mutationKey, mutationFn } = client.mutation('confirmMe')
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (body: ConfirmInput) => mutationFn({ body }),
    meta: { isSilent: true, page: { isOpen: () => true, shows: namesFields, outcomeAt: () => '' } },
  })
  const me = useMe()
  const asksCode = me?.factor ?? false
  const obstacle = usePasskeyObstacle(config.passkeyDomain)
  const { passkey: faults } = useTexts()
  const onConfirm = async (input: ConfirmInput) => {
    await mutateAsync(input)
    stepUp.settle(true)
  }
  const onPasskey = async () => {
    await onConfirm({ passkey: await askPasskey(await client.request('startPasskeyConfirm'), faults) })
  }
  return (
    <ConfirmPasswordDialog
      asksCode={asksCode}
      onConfirm={onConfirm}
      onPasskey={me?.passkey && obstacle === null ? onPasskey : undefined}
      onCancel={() => stepUp.settle(false)}
    />
  )
}
