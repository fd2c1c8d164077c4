import { DriverList } from '@sikud/ui/driver'
import { CreateLink, ImportLink } from '../../layouts/LinkButton.tsx'
import { ListPage } from '../../layouts/RecordPage.tsx'
import { useDepotList } from '../../layouts/useListPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Daftar Pengendara. */
export function DriverListPage() {
  const client = useFleetClient()
  const { rows, list } = useDepotList('driver', (archived) => client.query('listDrivers', { archived }))
  return (
    <ListPage
      kind="driver"
      actions={[<ImportLink key="import" kind="driver" />, <CreateLink key="create" to={paths.driver.add} />]}
    >
      <DriverList drivers={rows} driverTo={paths.driver.of} {...list} />
    </ListPage>
  )
}
