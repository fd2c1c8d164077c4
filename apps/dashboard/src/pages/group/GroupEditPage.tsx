import { useEditForm, useMe } from '@sikud/api/react'
import type { Group, GroupInput } from '@sikud/api'
import { GroupForm } from '@sikud/ui/group'
import type { GroupValues } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { EditPage } from '../../layouts/RecordPage.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Ubah Depo. */
export function GroupEditPage() {
  const id = useRecordId()
  const client = useFleetClient()
  const group = useQuery(client.query('getGroup', { id }))
  const groups = useQuery(client.query('listGroups'))
  const mayBeTop = useMe()?.all_groups === true
  const edit = useEditForm<GroupValues, GroupInput, Group>({
    write: (version) => client.mutation('updateGroup', { id, version }),
    to: paths.group.detail(id),
    record: group,
    anewAt: paths.group.add,
    isStored: true,
  })
  return (
    <EditPage kind="group" id={id} name={group.data?.name} edit={edit}>
      {(opened) => <GroupForm group={opened} groups={groups} mayBeTop={mayBeTop} {...edit.form} />}
    </EditPage>
  )
}
