import { userQueries } from '@sikud/api/queries'
import { UserList } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient } from '../../services.ts'
import { useListPage } from '../../layouts/useListPage.ts'

/** Daftar Pengguna. */
export function UserListPage() {
  const { titles, navigation } = useTexts()
  const { rows, list } = useListPage(useQuery(userQueries(useFleetClient()).list()))
  return (
    <Page title={titles.userList} breadcrumbs={[{ title: navigation.user }]}>
      <UserList users={rows} userTo={paths.user.of} {...list} />
    </Page>
  )
}
