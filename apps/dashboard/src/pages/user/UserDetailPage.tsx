import { isOwnAccount, useMe } from '@sikud/api/react'
import { isRecordId } from '@sikud/api'
import type { User } from '@sikud/api'
import { UserDetail, useUserAccountTexts } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { UserAccess } from './UserAccess.tsx'
import { UserActions } from './UserActions.tsx'

/** Renders the page Detail Pengguna with the permissions of the user's role. */
export function UserDetailPage() {
  const { ownNotice } = useUserAccountTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const user = useQuery(client.query('getUser', { id }))
  const access = useQuery(client.query('listAccessGroups'))
  const own = isOwnAccount(useMe(), user.data)
  return (
    <RecordPage
      kind="user"
      query={user}
      name={user.data?.name}
      actions={user.data && <UserActions user={user.data} groups={access.data} />}
    >
      {(record) => (
        <AuditedRecord kind="user" id={id}>
          <UserDetail
            user={record}
            access={access}
            roleTo={roleOfUser(record)}
            notice={own ? ownNotice : undefined}
          />
          {record.status !== 'invited' && record.status !== 'pending' && <UserAccess user={record} />}
        </AuditedRecord>
      )}
    </RecordPage>
  )
}

/** Returns the path of a user's role; undefined if the user has none, or if the server does not send the role's id. */
function roleOfUser({ role }: User): string | undefined {
  return isRecordId(role?.id) ? paths.role.detail(role.id) : undefined
}
