import { AuthCard, usePageTitle } from '@sikud/ui'
import { RecoverForm, VerifyEmail, useSelfServiceTexts } from '@sikud/ui/auth'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { LinkPasswordPage } from './LinkPasswordPage.tsx'

/** Renders the page Pemulihan Akun. If the server can reset passwords, its recovery links open this page. */
export function RecoverPage() {
  const { server, session } = useServices()
  if (!server.isBase) return <LinkPasswordPage purpose="recovery" />
  return session.token() === null ? <BaseRecover /> : <Navigate to={guestPaths.home} replace />
}

/**
 * Renders the page for a base server (it has only the base API). The page only opens a dialog, because the base API has
 * no operation to recover an account.
 */
function BaseRecover() {
  const { titles } = useGuestTexts()
  const selfService = useSelfServiceTexts()
  const [open, setOpen] = useState(false)
  usePageTitle(titles.recover)
  return (
    <AuthCard title={titles.recover} subtitle={selfService.recoverSubtitle}>
      <RecoverForm onSubmit={() => setOpen(true)} loginTo={guestPaths.login} />
      <VerifyEmail open={open} onClose={() => setOpen(false)} resendTo={guestPaths.resend} />
    </AuthCard>
  )
}
