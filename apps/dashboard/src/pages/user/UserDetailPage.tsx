import { isRecordId } from '@sikud/api'
import type { User } from '@sikud/api'
import { accessQueries, userQueries } from '@sikud/api/queries'
import { ActionsMenu } from '@sikud/ui'
import { UserDetail } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { isOwnAccount, userReason } from '../../authority.ts'
import { recordCrumbs, RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'

/** Detail Pengguna, with what the user's role grants. */
export function UserDetailPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const user = useQuery(userQueries(client).detail(id))
  const access = useQuery(accessQueries(client).list())
  const me = useMe()
  const own = isOwnAccount(me, user.data)
  const toPassword = {
    key: 'password',
    label: texts.titles.userPassword,
    to: own ? paths.account.password : paths.user.password(id),
    reason: own ? undefined : userReason(texts, me, user.data, access.data),
  }
  return (
    <RecordPage
      query={user}
      title={texts.titles.userDetail}
      breadcrumbs={recordCrumbs({ title: texts.navigation.user, to: paths.user.list }, user.data?.name)}
      listTo={paths.user.list}
      actions={<ActionsMenu items={[toPassword]} />}
    >
      {(record) => <UserDetail user={record} access={access} roleTo={roleOfUser(record)} />}
    </RecordPage>
  )
}

/** Returns the address of a user's role; undefined without a role, or where the server sends only its name. */
function roleOfUser({ role }: User): string | undefined {
  return isRecordId(role?.id) ? paths.role.detail(role.id) : undefined
}
