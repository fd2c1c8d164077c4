import { useLinkCall } from '@sikud/api/react'
import { SetUpForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { GuestPage, useGuest } from './GuestPage.tsx'

/** Renders the page that the setup link of a new server opens; it creates the first administrator. */
export function SetUpPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const guest = useGuest()
  const { form, send } = useLinkCall(guest, ['name', 'email', 'password_new', 'password_re'])
  return (
    <GuestPage title={titles.setUp} subtitle={texts.setUpSubtitle}>
      <SetUpForm
        {...form}
        onSubmit={({ code, ...account }) =>
          send(code, (token) => guest.client.request('setUp', { body: { token, ...account } }), account)
        }
        loginTo={guestPaths.login}
      />
    </GuestPage>
  )
}
