import { VehicleList } from '@sikud/ui/vehicle'
import { ListPage } from '../../layouts/RecordPage.tsx'
import { useDepotList } from '../../layouts/useListPage.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Daftar Kendaraan. */
export function VehicleListPage() {
  const client = useFleetClient()
  const { rows, list } = useDepotList('vehicle', (archived) => client.query('listVehicles', { archived }))
  return (
    <ListPage kind="vehicle">
      <VehicleList vehicles={rows} vehicleTo={paths.vehicle.of} {...list} />
    </ListPage>
  )
}
