import { DriverList } from '@sikud/ui/driver'
import { ListPage } from '../../layouts/RecordPage.tsx'
import { useDepotList } from '../../layouts/useListPage.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Daftar Pengendara. */
export function DriverListPage() {
  const client = useFleetClient()
  const { rows, list } = useDepotList('driver', (archived) => client.query('listDrivers', { archived }))
  return (
    <ListPage kind="driver">
      <DriverList drivers={rows} driverTo={paths.driver.of} {...list} />
    </ListPage>
  )
}
