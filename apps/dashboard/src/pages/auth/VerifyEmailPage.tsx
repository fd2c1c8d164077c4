import { AuthCard, usePageTitle } from '@sikud/ui'
import { VerifyEmailForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { useNavigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useLinkCall } from './useLinkCall.ts'

/**
 * Renders the page that the link in the e-mail of a registration opens. The visitor verifies the e-mail address with
 * the password from the registration.
 */
export function VerifyEmailPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { client, notifier } = useServices()
  const navigate = useNavigate()
  const { form, send } = useLinkCall(['password'])
  usePageTitle(titles.verifyEmail)
  return (
    <AuthCard title={titles.verifyEmail} subtitle={texts.verifySubtitle}>
      <VerifyEmailForm
        {...form}
        onSubmit={({ code, password }) =>
          send(
            code,
            (token) => client.request('verifyEmail', { body: { token, password } }),
            (message) => {
              notifier.notify('success', message)
              void navigate(guestPaths.login, { replace: true })
            },
          )
        }
        loginTo={guestPaths.login}
      />
    </AuthCard>
  )
}
