import { AuthCard, usePageTitle } from '@sikud/ui'
import { ConfirmEmailForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useLinkCall } from './useLinkCall.ts'

/** Renders the page that confirms a new e-mail address; the links in the new and the old mailbox both open it. */
export function ConfirmEmailPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { client } = useServices()
  const { message, form, send } = useLinkCall([])
  usePageTitle(titles.verifyEmail)
  return (
    <AuthCard title={titles.verifyEmail} {...(!message && { subtitle: texts.confirmEmailSubtitle })}>
      <ConfirmEmailForm
        {...form}
        done={message}
        onSubmit={({ code }) => send(code, (token) => client.request('confirmEmail', { body: { token } }))}
        loginTo={guestPaths.login}
      />
    </AuthCard>
  )
}
