import { AuthCard } from '@sikud/ui'
import { ForgotPasswordForm, VerifyEmail, useSelfServiceTexts } from '@sikud/ui/auth'
import { useState } from 'react'
import { usePageTitle } from '../../layouts/Page.tsx'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'

/** The e-mail step of a forgotten password. The base has no operation for it, so the page only opens a dialog. */
export function ForgotPasswordPage() {
  const { titles } = useGuestTexts()
  const selfService = useSelfServiceTexts()
  const [open, setOpen] = useState(false)
  usePageTitle(titles.forgotPassword)
  return (
    <AuthCard title={titles.forgotPassword} subtitle={selfService.forgotSubtitle}>
      <ForgotPasswordForm onSubmit={() => setOpen(true)} loginTo={guestPaths.login} />
      <VerifyEmail open={open} onClose={() => setOpen(false)} resendTo={guestPaths.resend} />
    </AuthCard>
  )
}
