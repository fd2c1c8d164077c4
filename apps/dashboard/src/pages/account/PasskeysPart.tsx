import { usePageWrite } from '@sikud/api/react'
import { useConfirm } from '@sikud/ui'
import { PasskeyList, useFactorTexts } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { usePasskeyObstacle } from '../../passkeys/usePasskeyObstacle.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { usePasskeyEnrolment } from './usePasskeyEnrolment.tsx'

/** Shows the passkeys of the signed-in user, with the dialogs that add a passkey and show the recovery codes. */
export function PasskeysPart() {
  const texts = useFactorTexts()
  const client = useFleetClient()
  const ask = useConfirm()
  const { passkeyDomain } = useServices().config
  const obstacle = usePasskeyObstacle()
  const passkeys = useQuery(client.query('listOwnPasskeys'))
  const factor = useQuery(client.query('getFactor'))
  const { begin, dialog } = usePasskeyEnrolment()
  const remove = usePageWrite(client.mutation('deletePasskey'))
  const isLast = passkeys.data?.length === 1 && factor.data?.enabled === false

  return (
    <>
      <PasskeyList
        passkeys={passkeys}
        onAdd={begin}
        onDelete={async ({ id, name }) => {
          const question = {
            text: texts.passkeyDeletion(name),
            ...(isLast && { detail: texts.passkeyLast }),
            confirm: texts.passkeyDelete,
            destructive: true,
          }
          if (await ask(question)) remove.mutate({ id })
        }}
        obstacle={
          obstacle === 'browser'
            ? texts.passkeyUnsupported
            : obstacle === 'address'
              ? texts.passkeyElsewhere(passkeyDomain ?? '')
              : undefined
        }
        busy={remove.isPending}
      />
      {dialog}
    </>
  )
}
