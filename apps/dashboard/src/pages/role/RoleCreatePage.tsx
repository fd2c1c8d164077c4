import { accessQueries, roleMutations } from '@sikud/api/queries'
import { RoleForm } from '@sikud/ui/role'
import type { RoleValues } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useDraft } from '../../useDraft.ts'
import { useSave } from '../../useSave.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'

/** Buat Hak Akses. */
export function RoleCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const access = useQuery(accessQueries(client).list())
  const { save, saving } = useSave(roleMutations(client).create(), paths.role.list)
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  const { draft, keep, ...offer } = useDraft<RoleValues>()
  return (
    <Page
      title={titles.roleCreate}
      breadcrumbs={[{ title: navigation.role, to: paths.role.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <RoleForm
        access={access}
        onSubmit={save}
        saving={saving}
        cancelTo={paths.role.list}
        onDirtyChange={setDirty}
        draft={draft}
        onAbandon={keep}
      />
    </Page>
  )
}
