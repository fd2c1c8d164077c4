import { securityMutations, securityQueries } from '@sikud/api/queries'
import { useConfirm } from '@sikud/ui'
import { FactorCard, FactorDialog, RecoveryCodesDialog, useFactorTexts } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namesFields } from '../../failures.ts'
import { useFleetClient } from '../../services.ts'
import { usePageWrite } from './usePageWrite.ts'

/** The own second factor, and the dialogs that turn it on and show new recovery codes. */
export function FactorPart() {
  const texts = useFactorTexts()
  const client = useFleetClient()
  const ask = useConfirm()
  const factor = useQuery(securityQueries(client).factor())
  const mutations = securityMutations(client)
  // Their dialogs show the result.
  const start = usePageWrite(silently(mutations.startFactor()))
  const confirm = usePageWrite(silently(mutations.confirmFactor()), namesFields)
  const renew = usePageWrite(silently(mutations.renewCodes()))
  const remove = usePageWrite(mutations.removeFactor())
  const [renewedAt, setRenewedAt] = useState('')
  return (
    <>
      <FactorCard
        factor={factor}
        onEnable={() => start.mutate(undefined)}
        onNewCodes={async () => {
          if (!(await ask({ text: texts.newCodesText, confirm: texts.newCodes }))) return
          renew.mutate(undefined, { onSuccess: () => setRenewedAt(new Date().toISOString()) })
        }}
        onDisable={async () => {
          const question = { text: texts.disableText, confirm: texts.disable, destructive: true }
          if (await ask(question)) remove.mutate(undefined)
        }}
        busy={start.isPending || renew.isPending || remove.isPending}
      />
      {start.data && (
        <FactorDialog
          seed={start.data}
          onConfirm={(code) => confirm.mutateAsync({ code })}
          onClose={() => {
            // Nothing keeps the key and the codes after the dialog.
            start.reset()
            confirm.reset()
          }}
        />
      )}
      {renew.data && renewedAt !== '' && (
        <RecoveryCodesDialog codes={renew.data.codes} madeAt={renewedAt} onClose={() => renew.reset()} />
      )}
    </>
  )
}

/** Shows no message after success. */
function silently<Write extends { meta: object }>(write: Write) {
  return { ...write, meta: { ...write.meta, isSilent: true } }
}
