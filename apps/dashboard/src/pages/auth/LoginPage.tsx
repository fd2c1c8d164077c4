import { useHydrated, useSignIn } from '@sikud/api/react'
import { AuthCard, usePageTitle } from '@sikud/ui'
import { LoginForm, useLoginTexts } from '@sikud/ui/auth'
import { lazyPart } from '@sikud/ui/lazy'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { LanguageButton, useGuest } from './GuestPage.tsx'
import { submitHeld } from './heldSubmit.ts'

// This code is loaded on demand, because few accounts have a second factor.
const FactorStep = lazyPart(async () => (await import('./FactorStep.tsx')).FactorStep)

/** Renders the sign-in page. When the session has a token, the route's loader redirects to the requested page. */
export function LoginPage() {
  const { titles } = useGuestTexts()
  const login = useLoginTexts()
  const { form, signIn, signInWithPasskey, secondStep } = useSignIn(useGuest())
  const { registration } = useServices().config.accounts
  // All servers have the same prerendered page, so it has no link to the sign-up.
  const registerTo = useHydrated(
    () => (registration === 'approval' ? guestPaths.register : undefined),
    undefined,
  )
  // This state contains the e-mail address if the user has just set a password with a link from an e-mail.
  const { state: from } = useLocation()
  usePageTitle(titles.login)
  useEffect(submitHeld, [])
  if (secondStep) return <FactorStep {...form} {...secondStep} />
  return (
    <AuthCard title={login.title} subtitle={login.subtitle} corner={<LanguageButton />}>
      <LoginForm
        {...form}
        defaultEmail={from?.email}
        onSubmit={signIn}
        onPasskey={signInWithPasskey}
        forgotTo={guestPaths.forgotPassword}
        registerTo={registerTo}
      />
    </AuthCard>
  )
}
