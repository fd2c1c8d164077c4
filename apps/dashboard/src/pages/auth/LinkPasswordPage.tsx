import { usePasswordLink } from '@sikud/api/react'
import type { LinkPurpose } from '@sikud/api/react'
import { LinkPasswordForm, RecoverForm, VerifyEmail, useSelfServiceTexts } from '@sikud/ui/auth'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { GuestPage, useGuest } from './GuestPage.tsx'

/** Renders the page of an invitation, where the new user sets the first password. */
export function InvitationPage() {
  return <LinkPasswordPage purpose="invitation" />
}

/** Renders the page Pemulihan Akun. If the server can reset passwords, its recovery links open this page. */
export function RecoverPage() {
  const { server, session } = useServices()
  if (!server.isBase) return <LinkPasswordPage purpose="recovery" />
  return session.token() === null ? <BaseRecover /> : <Navigate to={guestPaths.home} replace />
}

/**
 * Renders the page where a user sets a password with a link. If the URL has no token, a visitor can paste one; a
 * signed-in user is redirected to the home page.
 */
function LinkPasswordPage({ purpose }: { purpose: LinkPurpose }) {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { token, account, isSignedIn, form } = usePasswordLink(useGuest(), purpose)
  const isInvitation = purpose === 'invitation'
  if (isSignedIn && token === '') return <Navigate to={guestPaths.home} replace />
  const greeting = account ? texts.invitationGreeting(account.name) : texts.invitationSubtitle
  return (
    <GuestPage
      title={isInvitation ? titles.invitation : titles.recover}
      subtitle={isInvitation ? greeting : texts.recoverSubtitle}
    >
      <LinkPasswordForm
        {...form}
        submit={isInvitation ? texts.accept : texts.recover}
        note={isSignedIn ? texts.otherSession : undefined}
        loginTo={guestPaths.login}
      />
    </GuestPage>
  )
}

/**
 * Renders the page for a base server (it has only the base API). The page only opens a dialog, because the base API has
 * no operation to recover an account.
 */
function BaseRecover() {
  const { titles } = useGuestTexts()
  const selfService = useSelfServiceTexts()
  const [open, setOpen] = useState(false)
  return (
    <GuestPage title={titles.recover} subtitle={selfService.recoverSubtitle}>
      <RecoverForm onSubmit={() => setOpen(true)} loginTo={guestPaths.login} />
      <VerifyEmail open={open} onClose={() => setOpen(false)} resendTo={guestPaths.resend} />
    </GuestPage>
  )
}
