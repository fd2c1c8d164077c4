import type { User } from '@sikud/api'
import { userQueries } from '@sikud/api/queries'
import { UserList } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useListView } from '../../useListView.ts'

const noUsers: User[] = []
const userTo = (user: User) => paths.user.detail(user.id)

/** Daftar Pengguna. */
export function UserListPage() {
  const { titles, navigation } = useTexts()
  const users = useQuery(userQueries(useFleetClient()).list())
  const [view, setView] = useListView()
  return (
    <Page title={titles.userList} breadcrumbs={[{ title: navigation.user }]}>
      <UserList
        users={users.data ?? noUsers}
        loading={users.isPending}
        error={users.error?.message}
        onRetry={() => void users.refetch()}
        userTo={userTo}
        view={view}
        onViewChange={setView}
      />
    </Page>
  )
}
