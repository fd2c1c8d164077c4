import { GroupTree } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'

const none: never[] = []

/** Renders the page Daftar Depo with the tree of depots. */
export function GroupListPage() {
  const { titles, navigation } = useTexts()
  const { data, isPending, error, refetch } = useQuery(useFleetClient().query('listGroups'))
  return (
    <Page
      title={titles.groupList}
      breadcrumbs={[{ title: navigation.group }]}
      actions={<CreateLink to={paths.group.add} />}
    >
      <GroupTree
        groups={data ?? none}
        loading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        groupTo={paths.group.of}
      />
    </Page>
  )
}
