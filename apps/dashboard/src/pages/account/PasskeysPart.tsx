import { securityMutations, securityQueries } from '@sikud/api/queries'
import { useConfirm } from '@sikud/ui'
import { PasskeyDialog, PasskeyList, RecoveryCodesDialog, useFactorTexts } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namesFields } from '../../failures.ts'
import { usePasskeyObstacle } from '../../passkeys/usePasskeyObstacle.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useTexts } from '../../texts.tsx'
import { silently } from './silently.ts'
import { usePageWrite } from './usePageWrite.ts'

/** The own passkeys, and the dialogs that add one and show the recovery codes that came with it. */
export function PasskeysPart() {
  const texts = useFactorTexts()
  const { passkey: faults } = useTexts()
  const client = useFleetClient()
  const ask = useConfirm()
  const { passkeyDomain } = useServices().config
  const obstacle = usePasskeyObstacle()
  const passkeys = useQuery(securityQueries(client).passkeys())
  const factor = useQuery(securityQueries(client).factor())
  const mutations = securityMutations(client)
  // The dialog shows what the device says.
  const start = usePageWrite(silently(mutations.startPasskey()))
  const create = usePageWrite(silently(mutations.addPasskey()), namesFields)
  const remove = usePageWrite(mutations.deletePasskey())
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<{ codes: readonly string[]; madeAt: string } | null>(null)
  const isLast = passkeys.data?.length === 1 && factor.data?.enabled === false

  async function add(name: string) {
    const { makePasskey } = await import('../../passkeys/passkeyDevice.ts')
    const passkey = await makePasskey(await start.mutateAsync(undefined), faults)
    const { codes } = await create.mutateAsync({ name, passkey })
    setAdding(false)
    if (codes.length > 0) setMade({ codes, madeAt: new Date().toISOString() })
  }

  return (
    <>
      <PasskeyList
        passkeys={passkeys}
        onAdd={() => setAdding(true)}
        onDelete={async ({ id, name }) => {
          const question = {
            text: texts.passkeyDeletion(name),
            ...(isLast && { detail: texts.passkeyLast }),
            confirm: texts.passkeyDelete,
            destructive: true,
          }
          if (await ask(question)) remove.mutate(id)
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
      {isAdding && <PasskeyDialog onAdd={add} onClose={() => setAdding(false)} />}
      {made && (
        <RecoveryCodesDialog
          {...made}
          onClose={() => {
            // Nothing keeps the codes after the dialog.
            setMade(null)
            create.reset()
          }}
        />
      )}
    </>
  )
}
