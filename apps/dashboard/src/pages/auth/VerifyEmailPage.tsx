import { useLinkCall } from '@sikud/api/react'
import { VerifyEmailForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { GuestPage, useGuest } from './GuestPage.tsx'

/**
 * Renders the page that the link in the e-mail of a registration opens. The visitor verifies the e-mail address with
 * the password from the registration.
 */
export function VerifyEmailPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const guest = useGuest()
  const { form, send } = useLinkCall(guest, ['password'])
  return (
    <GuestPage title={titles.verifyEmail} subtitle={texts.verifySubtitle}>
      <VerifyEmailForm
        {...form}
        onSubmit={({ code, password }) =>
          send(code, (token) => guest.client.request('verifyEmail', { body: { token, password } }), {})
        }
        loginTo={guestPaths.login}
      />
    </GuestPage>
  )
}
