import { mayCall, roleReason, useDelete, useMe, useRequireFactor } from '@sikud/api/react'
import { useConfirmTexts } from '@sikud/ui'
import {
  RoleDetail,
  roleDeletion,
  roleIcons,
  useChangesQuestion,
  useRoleTexts,
  usersOfRole,
} from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { RecordActions } from '../../layouts/RecordActions.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useServices } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { useRoleMenu } from './useRoleMenu.tsx'

/** Renders the page Detail Hak Akses with the permissions and the users of a role. */
export function RoleDetailPage() {
  const texts = useTexts()
  const confirm = useConfirmTexts()
  const id = useRecordId()
  const { client, server } = useServices()
  const role = useQuery(client.query('getRole', { id }))
  const access = useQuery(client.query('listAccessGroups'))
  const me = useMe()
  const users = useQuery({ ...client.query('listUsers'), enabled: mayCall(me, 'listUsers') })
  const holders = usersOfRole(users.data, id)
  const reason = roleReason(texts, me, role.data, access.data)
  const { actionsOf, dialog } = useRoleMenu()
  const words = useRoleTexts()
  const requireFactor = useRequireFactor(role.data, useChangesQuestion(access.data))
  const factor = {
    key: 'factor',
    label: role.data?.require_factor ? words.endFactor : words.beginFactor,
    icon: roleIcons.factor,
    onSelect: () => void requireFactor?.(),
  }
  const remove = useDelete(
    client.mutation('deleteRole', { id }),
    paths.role.list,
    roleDeletion(confirm.text, texts.role, holders),
  )
  return (
    <RecordPage
      kind="role"
      query={role}
      name={role.data?.name}
      actions={
        role.data && (
          <RecordActions
            editTo={paths.role.edit(id)}
            onDelete={remove}
            items={[...actionsOf(role.data), ...(requireFactor && !server.isBase ? [factor] : [])]}
            reason={reason}
          />
        )
      }
    >
      {(record) => (
        <AuditedRecord kind="role" id={id}>
          <RoleDetail
            role={record}
            access={access}
            users={holders}
            userTo={mayCall(me, 'getUser') ? paths.user.of : undefined}
          />
          {dialog}
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
