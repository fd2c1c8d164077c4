import { AuthCard } from '@sikud/ui'
import { RecoverForm, VerifyEmail, useSelfServiceTexts } from '@sikud/ui/auth'
import { useState } from 'react'
import { usePageTitle } from '../../layouts/Page.tsx'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'

/** Pemulihan Akun. The base has no operation for it, so the page only opens a dialog. */
export function RecoverPage() {
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
