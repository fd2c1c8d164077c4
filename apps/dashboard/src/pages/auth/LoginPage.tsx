import { AuthCard, useTexts as useKitTexts } from '@sikud/ui'
import { LoginForm } from '@sikud/ui/auth'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../../layouts/Page.tsx'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { submitHeld } from './heldSubmit.ts'
import { useSignIn } from './useSignIn.ts'

/** Sign-in; the loader of the route redirects once there is a token. */
export function LoginPage() {
  const { titles } = useGuestTexts()
  const { login } = useKitTexts()
  const { signIn, ...state } = useSignIn()
  // After a link has set a password.
  const { state: from } = useLocation()
  usePageTitle(titles.login)
  useEffect(submitHeld, [])
  return (
    <AuthCard title={login.title} subtitle={login.subtitle}>
      <LoginForm
        {...state}
        defaultEmail={from?.email}
        onSubmit={signIn}
        forgotTo={guestPaths.forgotPassword}
      />
    </AuthCard>
  )
}
