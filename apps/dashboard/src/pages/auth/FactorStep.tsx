import { AuthCard } from '@sikud/ui'
import { useFactorTexts } from '@sikud/ui/account'
import { FactorForm } from '@sikud/ui/auth'
import type { ComponentProps } from 'react'

/** Renders the second step of the sign-in: a code of the authenticator app, a recovery code, or a passkey. */
export function FactorStep(props: ComponentProps<typeof FactorForm>) {
  const texts = useFactorTexts()
  return (
    <AuthCard title={props.hasApp === false ? texts.nextStepTitle : texts.signInTitle}>
      <FactorForm {...props} />
    </AuthCard>
  )
}
