import { GroupTree } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

const none: never[] = []

/** Renders the page Daftar Depo with the tree of depots. */
export function GroupListPage() {
  const { data, isPending, error, refetch } = useQuery(useFleetClient().query('listGroups'))
  return (
    <ListPage kind="group">
      <GroupTree
        groups={data ?? none}
        loading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        groupTo={paths.group.of}
      />
    </ListPage>
  )
}
