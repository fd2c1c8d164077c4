import { AuthCard } from '@sikud/ui'
import { RegisterForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { useState } from 'react'
import { usePageTitle } from '../../layouts/Page.tsx'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'

/** Sign-up. The base has no operation for it, so the page sends nothing and says who creates accounts. */
export function RegisterPage() {
  const { titles, selfService } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const [tried, setTried] = useState(false)
  usePageTitle(titles.register)
  return (
    <AuthCard title={titles.register} subtitle={texts.registerSubtitle}>
      <RegisterForm
        onSubmit={() => setTried(true)}
        notice={tried ? selfService.signUpClosed : undefined}
        loginTo={guestPaths.login}
      />
    </AuthCard>
  )
}
