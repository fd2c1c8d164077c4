import { useLinkCall } from '@sikud/api/react'
import { ConfirmEmailForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { guestPaths } from '../../guestPaths.ts'
import { GuestPage, useGuest } from './GuestPage.tsx'
import { useGuestTexts } from '../../Preferences.tsx'

/** Renders the page that confirms a new e-mail address; the links in the new and the old mailbox both open it. */
export function ConfirmEmailPage() {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const guest = useGuest()
  const { message, form, send } = useLinkCall(guest, [])
  return (
    <GuestPage title={titles.verifyEmail} {...(!message && { subtitle: texts.confirmEmailSubtitle })}>
      <ConfirmEmailForm
        {...form}
        done={message}
        onSubmit={({ code }) =>
          send(code, (token) => guest.client.request('confirmEmail', { body: { token } }))
        }
        loginTo={guestPaths.login}
      />
    </GuestPage>
  )
}
