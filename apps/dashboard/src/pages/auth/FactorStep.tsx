import { AuthCard } from '@sikud/ui'
import { useFactorTexts } from '@sikud/ui/account'
import { FactorForm } from '@sikud/ui/auth'
import type { ComponentProps } from 'react'

/** The second step of the sign-in: a code of the app, or a recovery code. */
export function FactorStep(props: ComponentProps<typeof FactorForm>) {
  return (
    <AuthCard title={useFactorTexts().signInTitle}>
      <FactorForm {...props} />
    </AuthCard>
  )
}
