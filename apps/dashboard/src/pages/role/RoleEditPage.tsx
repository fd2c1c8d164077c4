import { accessQueries, roleMutations, roleQueries } from '@sikud/api/queries'
import { RoleForm } from '@sikud/ui/role'
import type { RoleValues } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useDraft } from '../../useDraft.ts'
import { useRecordId } from '../../useRecordId.ts'
import { useSave } from '../../useSave.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'
import { roleCrumbs } from './roleCrumbs.ts'

/** Ubah Hak Akses. */
export function RoleEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const role = useQuery(roleQueries(client).detail(id))
  const access = useQuery(accessQueries(client).list())
  const detailTo = paths.role.detail(id)
  const { save, saving } = useSave(roleMutations(client).update(id), detailTo)
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  const { draft, keep, ...offer } = useDraft<RoleValues>()
  return (
    <RecordPage
      query={role}
      title={texts.titles.roleEdit}
      breadcrumbs={[...roleCrumbs(texts, role.data, detailTo), { title: texts.crumbs.edit }]}
      listTo={paths.role.list}
    >
      {(record) => (
        <>
          <DraftOffer {...offer} />
          <RoleForm
            role={record}
            access={access}
            onSubmit={save}
            saving={saving}
            cancelTo={detailTo}
            onDirtyChange={setDirty}
            draft={draft}
            onAbandon={keep}
          />
        </>
      )}
    </RecordPage>
  )
}
