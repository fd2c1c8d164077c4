import { useEditForm, useMe } from '@sikud/api/react'
import type { Group, GroupInput } from '@sikud/api'
import { GroupForm } from '@sikud/ui/group'
import type { GroupValues } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Ubah Depo. */
export function GroupEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const group = useQuery(client.query('getGroup', { id }))
  const groups = useQuery(client.query('listGroups'))
  const mayBeTop = useMe()?.all_groups === true
  const { form, offer, record } = useEditForm<GroupValues, GroupInput, Group>({
    write: (version) => client.mutation('updateGroup', { id, version }),
    to: paths.group.detail(id),
    record: group,
    anewAt: paths.group.add,
  })
  return (
    <RecordPage
      kind="group"
      query={record}
      notice={<DraftOffer {...offer} />}
      title={texts.titles.groupEdit}
      name={group.data?.name}
      below={{ id, title: texts.crumbs.edit }}
    >
      {(opened) => <GroupForm group={opened} groups={groups} mayBeTop={mayBeTop} {...form} />}
    </RecordPage>
  )
}
