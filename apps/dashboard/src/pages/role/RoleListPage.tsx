import { roleQueries } from '@sikud/api/queries'
import { RoleList } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient } from '../../services.ts'
import { useListPage } from '../../layouts/useListPage.ts'

/** Hak Akses. */
export function RoleListPage() {
  const { titles, navigation } = useTexts()
  const { rows, list } = useListPage(useQuery(roleQueries(useFleetClient()).list()))
  return (
    <Page
      title={titles.roleList}
      breadcrumbs={[{ title: navigation.role }]}
      actions={<CreateLink to={paths.role.add} />}
    >
      <RoleList roles={rows} roleTo={paths.role.of} {...list} />
    </Page>
  )
}
