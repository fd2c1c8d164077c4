import { AuthCard, usePageTitle } from '@sikud/ui'
import { SetUpForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { useNavigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useLinkCall } from './useLinkCall.ts'

/** Renders the page that the setup link of a new server opens; it creates the first administrator. */
export function SetUpPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { client, notifier } = useServices()
  const navigate = useNavigate()
  const { form, send } = useLinkCall(['name', 'email', 'password_new', 'password_re'])
  usePageTitle(titles.setUp)
  return (
    <AuthCard title={titles.setUp} subtitle={texts.setUpSubtitle}>
      <SetUpForm
        {...form}
        onSubmit={({ code, ...account }) =>
          send(
            code,
            (token) => client.request('setUp', { body: { token, ...account } }),
            (message) => {
              notifier.notify('success', message)
              void navigate(guestPaths.login, { replace: true, state: { email: account.email } })
            },
          )
        }
        loginTo={guestPaths.login}
      />
    </AuthCard>
  )
}
