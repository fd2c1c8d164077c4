import { meMutations } from '@sikud/api/queries'
import { EmailCard, EmailDialog } from '@sikud/ui/account'
import { useState } from 'react'
import { namesFields } from '../../failures.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { usePageWrite } from './usePageWrite.ts'

/** Shows the e-mail address of the signed-in user, and the dialog that changes it. */
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
