import type { Role } from '@sikud/api'
import { roleQueries } from '@sikud/api/queries'
import { RoleList } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { CreateLink } from '../../layouts/CreateLink.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useListView } from '../../useListView.ts'

const noRoles: Role[] = []
const roleTo = (role: Role) => paths.role.detail(role.id)

/** Hak Akses. */
export function RoleListPage() {
  const { titles, navigation } = useTexts()
  const roles = useQuery(roleQueries(useFleetClient()).list())
  const [view, setView] = useListView()
  return (
    <Page
      title={titles.roleList}
      breadcrumbs={[{ title: navigation.role }]}
      actions={<CreateLink to={paths.role.add} />}
    >
      <RoleList
        roles={roles.data ?? noRoles}
        loading={roles.isPending}
        error={roles.error?.message}
        onRetry={() => void roles.refetch()}
        roleTo={roleTo}
        view={view}
        onViewChange={setView}
      />
    </Page>
  )
}
