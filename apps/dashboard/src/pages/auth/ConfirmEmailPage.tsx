import { AuthCard } from '@sikud/ui'
import { ConfirmEmailForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { Navigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { usePageTitle } from '../../layouts/Page.tsx'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useLinkCall } from './useLinkCall.ts'

/** Renders the page that confirms a new e-mail address; the links in the new and the old mailbox both open it. */
export function ConfirmEmailPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { client, config } = useServices()
  const { message, form, send } = useLinkCall([])
  usePageTitle(titles.verifyEmail)
  if (!config.features.has('selfService')) return <Navigate to={guestPaths.home} replace />
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
