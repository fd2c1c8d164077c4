import { useDelete } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { GroupDetail } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordActions } from '../../layouts/RecordActions.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

const lists = {
  vehicles: paths.vehicle.list,
  drivers: paths.driver.list,
  devices: paths.device.list,
  users: paths.user.list,
}

/** Renders the page Detail Depo, with links to the records of the depot. */
export function GroupDetailPage() {
  const id = useRecordId()
  const client = useFleetClient()
  const group = useQuery(client.query('getGroup', { id }))
  const groups = useQuery(client.query('listGroups'))
  const remove = useDelete(client.mutation('deleteGroup', { id }), paths.group.list)
  return (
    <RecordPage
      kind="group"
      query={group}
      name={group.data?.name}
      actions={<RecordActions editTo={paths.group.edit(id)} onDelete={remove} />}
    >
      {(record) => (
        <AuditedRecord kind="group" id={id}>
          <GroupDetail
            group={record}
            groups={groups.data ?? [record]}
            groupTo={paths.group.of}
            membersTo={membersOf(id)}
          />
        </AuditedRecord>
      )}
    </RecordPage>
  )
}

function membersOf(id: Id) {
  return (kind: keyof typeof lists) => `${lists[kind]}?${new URLSearchParams({ group: String(id) })}`
}
