import { mayManageAccounts, useMe } from '@sikud/api/react'
import type { User } from '@sikud/api'
import { type RecordAction, RowActionsMenu } from '@sikud/ui'
import { AccountLinkDialog, UserList } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useServices } from '../../services.ts'
import { useListPage } from '../../layouts/useListPage.tsx'
import { useUserMenu } from './useUserMenu.ts'

/** Renders the page Daftar Pengguna. */
export function UserListPage() {
  const { titles, navigation } = useTexts()
  const { client, server } = useServices()
  const me = useMe()
  const { rows, list } = useListPage(useQuery(client.query('listUsers')), 'user')
  const depot = useGroupChoice()
  const users = useMemo(() => usersOf(rows, depot.keys), [rows, depot.keys])
  const { actionsOf, link } = useUserMenu()
  const rowActions = useCallback(
    (user: User, tabIndex?: number, peek?: RecordAction) => (
      <RowActionsMenu name={user.name} items={actionsOf(user)} tabIndex={tabIndex} peek={peek} />
    ),
    [actionsOf],
  )
  const accounts = !server.isBase
  return (
    <Page
      title={titles.userList}
      breadcrumbs={[{ title: navigation.user }]}
      actions={accounts && mayManageAccounts(me, 'createUser') && <CreateLink to={paths.user.add} />}
    >
      <UserList
        users={users}
        toolbar={depot.field}
        userTo={paths.user.of}
        accounts={accounts}
        rowActions={accounts ? rowActions : undefined}
        {...list}
      />
      {link && <AccountLinkDialog {...link} />}
    </Page>
  )
}

/**
 * Returns the users who see at least one of these depots, including users who see all depots. With null it returns all
 * users.
 */
function usersOf(users: User[], depots: ReadonlySet<string> | null): User[] {
  if (depots === null) return users
  return users.filter(
    ({ all_groups, group_ids = [] }) => all_groups === true || group_ids.some((id) => depots.has(String(id))),
  )
}
