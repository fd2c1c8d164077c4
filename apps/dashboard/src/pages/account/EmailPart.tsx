import { namesFields, useMe, usePageWrite } from '@sikud/api/react'
import { EmailCard, EmailDialog } from '@sikud/ui/account'
import { useState } from 'react'
import { useFleetClient, useServices } from '../../services.ts'

/** Shows the e-mail address of the signed-in user, and the dialog that changes it. */
export function EmailPart() {
  const { config } = useServices()
  const me = useMe()
  const { mutation } = useFleetClient()
  const start = usePageWrite(mutation('startEmailChange'), namesFields)
  const resend = usePageWrite(mutation('startEmailChange'))
  const withdraw = usePageWrite(mutation('withdrawEmailChange'))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <EmailCard
        email={me?.email ?? ''}
        change={me?.email_change}
        hasMail={config.accounts.mail}
        onChange={() => setOpen(true)}
        onResend={(email) => resend.mutate({ body: { email } })}
        onWithdraw={() => withdraw.mutate()}
        busy={resend.isPending || withdraw.isPending}
      />
      {isOpen && (
        <EmailDialog
          onSubmit={async (input) => {
            await start.mutateAsync({ body: input })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
