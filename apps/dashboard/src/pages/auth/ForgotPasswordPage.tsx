import { AuthCard, usePageTitle } from '@sikud/ui'
import { ForgotPasswordForm, VerifyEmail, useSelfServiceTexts } from '@sikud/ui/auth'
import { useState } from 'react'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useGuestCall } from './useGuestCall.ts'

/**
 * Renders the page for a forgotten password. If the server sends no e-mail, the page says from whom the visitor gets a
 * recovery link. With a base server (it has only the base API) the page only opens a dialog, because the base API has
 * no operation to recover an account.
 */
export function ForgotPasswordPage() {
  const { titles } = useGuestTexts()
  const selfService = useSelfServiceTexts()
  const { client, config, server } = useServices()
  const [open, setOpen] = useState(false)
  const { message, form, send } = useGuestCall(['email'])
  usePageTitle(titles.forgotPassword)

  function submit(input: { email: string }) {
    if (server.isBase) setOpen(true)
    else
      send(
        () => client.request('forgotPassword', { body: input }),
        () => setOpen(config.accounts.mail),
      )
  }

  const { refused, error, ...sending } = form
  return (
    <AuthCard title={titles.forgotPassword} subtitle={selfService.forgotSubtitle}>
      <ForgotPasswordForm
        {...sending}
        error={error ?? refused?.email}
        notice={config.accounts.mail ? undefined : message}
        onSubmit={submit}
        loginTo={guestPaths.login}
      />
      <VerifyEmail open={open} onClose={() => setOpen(false)} resendTo={guestPaths.resend} />
    </AuthCard>
  )
}
