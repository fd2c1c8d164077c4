import { useSecretForm } from '@sikud/api/react'
import type { PasswordInput } from '@sikud/api'
import { PasswordForm } from '@sikud/ui/account'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useSignOutAnew } from '../../layouts/useSignOut.ts'

/** Renders the page Ubah Password; a new password ends all sessions of the user, including this one. */
export function PasswordPage() {
  const { titles, crumbs } = useTexts()
  const signOutAnew = useSignOutAnew()
  const client = useFleetClient()
  const { form } = useSecretForm<PasswordInput>({
    write: () => client.mutation('changePassword'),
    onSaved: signOutAnew,
  })
  return (
    <Page title={titles.password} breadcrumbs={[{ title: crumbs.account }, { title: titles.password }]}>
      <PasswordForm {...form} cancelTo={paths.home} />
    </Page>
  )
}
