import { useCreateForm, useMe } from '@sikud/api/react'
import type { GroupInput } from '@sikud/api'
import { GroupForm } from '@sikud/ui/group'
import type { GroupValues } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { CreatePage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Buat Depo. */
export function GroupCreatePage() {
  const client = useFleetClient()
  const groups = useQuery(client.query('listGroups'))
  const mayBeTop = useMe()?.all_groups === true
  const { form, offer } = useCreateForm<GroupValues, GroupInput>({
    write: () => client.mutation('createGroup'),
    listAt: paths.group.list,
    recordAt: paths.group.detail,
    search: (input) => input.name,
    isStored: true,
  })
  return (
    <CreatePage kind="group" offer={offer}>
      <GroupForm groups={groups} mayBeTop={mayBeTop} {...form} />
    </CreatePage>
  )
}
