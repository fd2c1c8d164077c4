import { AuthCard } from '@sikud/ui'
import { ConfirmEmailForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { Navigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { usePageTitle } from '../../layouts/Page.tsx'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { linkToken } from './linkToken.ts'
import { useGuestCall } from './useGuestCall.ts'
import { useLinkToken } from './useLinkToken.ts'

/** The page that the e-mails of a changed address open; the same for the new and the old mailbox. */
export function ConfirmEmailPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { client, config } = useServices()
  const [token, setToken] = useLinkToken()
  const { message, form, send } = useGuestCall([])
  usePageTitle(titles.verifyEmail)
  if (!config.features.has('selfService')) return <Navigate to={guestPaths.home} replace />
  return (
    <AuthCard title={titles.verifyEmail} {...(!message && { subtitle: texts.confirmEmailSubtitle })}>
      <ConfirmEmailForm
        {...form}
        hasCode={token !== ''}
        done={message}
        onSubmit={({ code }) =>
          send(
            () => client.confirmEmail({ token: token || linkToken(code) }),
            undefined,
            () => setToken(''),
          )
        }
        loginTo={guestPaths.login}
      />
    </AuthCard>
  )
}
