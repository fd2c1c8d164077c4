import { useEditForm } from '@sikud/api/react'
import type { GroupRules, Id } from '@sikud/api'
import { DraftOffer } from '@sikud/ui'
import { GroupRulesForm } from '@sikud/ui/notification'
import type { RulesValues } from '@sikud/ui/notification'
import { useQuery } from '@tanstack/react-query'
import { useRulesOwner } from '../../groups/useRulesOwner.tsx'
import { LoadedPage } from '../../layouts/LoadedPage.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'

/** Renders the page Atur Pemberitahuan with the rules of a depot. Needs `notifications`. */
export function GroupRulesPage() {
  const id = useRecordId()
  // A new form for each depot, because the choice at the top opens this page again.
  return <RulesOfGroup key={id} id={id} />
}

function RulesOfGroup({ id }: { id: Id }) {
  const { titles } = useTexts()
  const client = useFleetClient()
  const owner = useRulesOwner(id)
  const { form, offer, record } = useEditForm<RulesValues, GroupRules, GroupRules>({
    write: (version) => client.mutation('updateGroupRules', { id, version }),
    to: paths.notification,
    record: useQuery(client.query('getGroupRules', { id })),
  })
  return (
    <LoadedPage
      query={record}
      actions={owner}
      notice={<DraftOffer {...offer} />}
      title={titles.notificationRules}
      breadcrumbs={[
        { title: titles.notification, to: paths.notification },
        { title: titles.notificationRules },
      ]}
      listTo={paths.notificationRules}
    >
      {(rules) => <GroupRulesForm rules={rules} {...form} />}
    </LoadedPage>
  )
}
