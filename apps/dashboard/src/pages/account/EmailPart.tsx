import { meMutations } from '@sikud/api/queries'
import { EmailCard, EmailDialog } from '@sikud/ui/account'
import { useState } from 'react'
import { namesFields } from '../../failures.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { usePageWrite } from './usePageWrite.ts'

/** The own e-mail address, and the dialog that asks for another one. */
export function EmailPart() {
  const { config } = useServices()
  const me = useMe()
  const mutations = meMutations(useFleetClient())
  const start = usePageWrite(mutations.startEmailChange(), namesFields)
  const resend = usePageWrite(mutations.startEmailChange())
  const withdraw = usePageWrite(mutations.withdrawEmailChange())
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <EmailCard
        email={me?.email ?? ''}
        change={me?.email_change}
        hasMail={config.accounts.mail}
        onChange={() => setOpen(true)}
        onResend={(email) => resend.mutate({ email })}
        onWithdraw={() => withdraw.mutate(undefined)}
        busy={resend.isPending || withdraw.isPending}
      />
      {isOpen && (
        <EmailDialog
          onSubmit={async (input) => {
            await start.mutateAsync(input)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
