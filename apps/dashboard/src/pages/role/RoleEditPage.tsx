import type { RoleInput } from '@sikud/api'
import { accessQueries, roleMutations, roleQueries } from '@sikud/api/queries'
import { RoleForm } from '@sikud/ui/role'
import type { RoleValues } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../useRecordId.ts'
import { useRecordForm } from '../../useRecordForm.ts'
import { roleCrumbs } from './roleCrumbs.ts'

/** Ubah Hak Akses. */
export function RoleEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const role = useQuery(roleQueries(client).detail(id))
  const access = useQuery(accessQueries(client).list())
  const detailTo = paths.role.detail(id)
  const { form, offer } = useRecordForm<RoleValues, RoleInput>(roleMutations(client).update(id), detailTo)
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
          <RoleForm role={record} access={access} {...form} />
        </>
      )}
    </RecordPage>
  )
}
