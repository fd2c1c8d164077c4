import { AuthCard, useTexts as useKitTexts } from '@sikud/ui'
import { LoginForm } from '@sikud/ui/auth'
import { useEffect } from 'react'
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
  usePageTitle(titles.login)
  useEffect(submitHeld, [])
  return (
    <AuthCard title={login.title} subtitle={login.subtitle}>
      <LoginForm {...state} onSubmit={signIn} forgotTo={guestPaths.forgotPassword} />
    </AuthCard>
  )
}
