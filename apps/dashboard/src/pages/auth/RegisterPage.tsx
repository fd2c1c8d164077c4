import { AuthCard, usePageTitle } from '@sikud/ui'
import { RegisterForm, useSelfServiceTexts } from '@sikud/ui/auth'
import { useState } from 'react'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useGuestCall } from './useGuestCall.ts'

/** Renders the sign-up. If visitors cannot request an account, the page sends nothing and says who creates accounts. */
export function RegisterPage() {
  const { titles, selfService } = useGuestTexts()
  const texts = useSelfServiceTexts()
  const { client, config } = useServices()
  const [tried, setTried] = useState(false)
  const { message, form, send } = useGuestCall(['username', 'email', 'password'])
  const isOpen = config.accounts.registration === 'approval'
  usePageTitle(titles.register)
  return (
    <AuthCard title={titles.register} subtitle={isOpen ? texts.registerOpenSubtitle : texts.registerSubtitle}>
      <RegisterForm
        {...form}
        onSubmit={(input) =>
          isOpen ? send(() => client.request('register', { body: input })) : setTried(true)
        }
        notice={tried ? selfService.signUpClosed : message}
        loginTo={guestPaths.login}
      />
    </AuthCard>
  )
}
