import { useMe, usePageWrite } from '@sikud/api/react'
import { useConfirm } from '@sikud/ui'
import { FactorCard, RecoveryCodesDialog, useFactorTexts } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleetClient } from '../../services.ts'
import { silently } from './silently.ts'
import { useFactorEnrolment } from './useFactorEnrolment.tsx'

/** Shows the second factor of the signed-in user, with the dialogs that turn it on and show new recovery codes. */
export function FactorPart() {
  const texts = useFactorTexts()
  const client = useFleetClient()
  const ask = useConfirm()
  const factor = useQuery(client.query('getFactor'))
  const enrolment = useFactorEnrolment()
  // Shows no message after success, because the dialog shows the new codes.
  const renew = usePageWrite(silently(client.mutation('renewRecoveryCodes')))
  const remove = usePageWrite(client.mutation('removeFactor'))
  const [renewedAt, setRenewedAt] = useState('')
  return (
    <>
      <FactorCard
        factor={factor}
        onEnable={enrolment.begin}
        onNewCodes={async () => {
          if (!(await ask({ text: texts.newCodesText, confirm: texts.newCodes }))) return
          renew.mutate(undefined, { onSuccess: () => setRenewedAt(new Date().toISOString()) })
        }}
        onDisable={async () => {
          const question = { text: texts.disableText, confirm: texts.disable, destructive: true }
          if (await ask(question)) remove.mutate()
        }}
        hasPasskey={useMe()?.passkey ?? false}
        busy={enrolment.isBusy || renew.isPending || remove.isPending}
      />
      {enrolment.dialog}
      {renew.data && renewedAt !== '' && (
        <RecoveryCodesDialog codes={renew.data.codes} madeAt={renewedAt} onClose={() => renew.reset()} />
      )}
    </>
  )
}
