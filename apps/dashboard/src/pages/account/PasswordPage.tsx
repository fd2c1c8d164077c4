import { meMutations } from '@sikud/api/queries'
import { PasswordForm } from '@sikud/ui/account'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useSignOutAnew } from '../../useSignOutAnew.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'

/** Ubah Password: afterwards everyone signs in again, here too. */
export function PasswordPage() {
  const { titles, crumbs } = useTexts()
  const signOutAnew = useSignOutAnew()
  const change = useMutation({ ...meMutations(useFleetClient()).changePassword(), onSuccess: signOutAnew })
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty && !change.isSuccess)
  return (
    <Page title={titles.password} breadcrumbs={[{ title: crumbs.account }, { title: titles.password }]}>
      <PasswordForm
        onSubmit={change.mutateAsync}
        saving={change.isPending || change.isSuccess}
        cancelTo={paths.home}
        onDirtyChange={setDirty}
      />
    </Page>
  )
}
