import { AuthCard, usePageTitle } from '@sikud/ui'
import { LinkPasswordForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { Navigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { usePasswordLink, type LinkPurpose } from './usePasswordLink.ts'

/**
 * Renders the page where a user sets a password with a link. If the URL has no token, a visitor can paste one; a
 * signed-in user is redirected to the home page.
 */
export function LinkPasswordPage({ purpose }: { purpose: LinkPurpose }) {
  const { titles } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { token, account, isSignedIn, form } = usePasswordLink(purpose)
  const isInvitation = purpose === 'invitation'
  const title = isInvitation ? titles.invitation : titles.recover
  usePageTitle(title)
  if (isSignedIn && token === '') return <Navigate to={guestPaths.home} replace />
  const greeting = account ? texts.invitationGreeting(account.name) : texts.invitationSubtitle
  return (
    <AuthCard title={title} subtitle={isInvitation ? greeting : texts.recoverSubtitle}>
      <LinkPasswordForm
        {...form}
        submit={isInvitation ? texts.accept : texts.recover}
        note={isSignedIn ? texts.otherSession : undefined}
      />
    </AuthCard>
  )
}
