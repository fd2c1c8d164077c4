import { VehicleList } from '@sikud/ui/vehicle'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useArchivableRows } from '../../layouts/useArchivableRows.ts'
import { useListPage } from '../../layouts/useListPage.ts'
import { useGroupFilter } from '../../groups/useGroupFilter.tsx'

/** Renders the page Daftar Kendaraan. */
export function VehicleListPage() {
  const { titles, navigation } = useTexts()
  const client = useFleetClient()
  const { query, archivable } = useArchivableRows((archived) => client.query('listVehicles', { archived }))
  const { rows, list } = useListPage(query, 'vehicle')
  const depot = useGroupFilter(rows)
  return (
    <Page
      title={titles.vehicleList}
      breadcrumbs={[{ title: navigation.vehicle }]}
      actions={<CreateLink to={paths.vehicle.add} />}
    >
      <VehicleList
        vehicles={depot.rows}
        vehicleTo={paths.vehicle.of}
        {...list}
        {...depot.list}
        archivable={archivable}
      />
    </Page>
  )
}
