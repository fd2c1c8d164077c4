import { useCreateForm, useMe } from '@sikud/api/react'
import type { GroupInput } from '@sikud/api'
import { GroupForm } from '@sikud/ui/group'
import type { GroupValues } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Buat Depo. */
export function GroupCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const groups = useQuery(client.query('listGroups'))
  const mayBeTop = useMe()?.all_groups === true
  const { form, offer } = useCreateForm<GroupValues, GroupInput>({
    write: () => client.mutation('createGroup'),
    listAt: paths.group.list,
    recordAt: paths.group.detail,
    search: (input) => input.name,
  })
  return (
    <Page
      title={titles.groupCreate}
      breadcrumbs={[{ title: navigation.group, to: paths.group.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <GroupForm groups={groups} mayBeTop={mayBeTop} {...form} />
    </Page>
  )
}
