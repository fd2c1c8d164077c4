import { vehicleQueries } from '@sikud/api/queries'
import { VehicleList } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient } from '../../services.ts'
import { useListPage } from '../../layouts/useListPage.ts'

/** Daftar Kendaraan. */
export function VehicleListPage() {
  const { titles, navigation } = useTexts()
  const { rows, list } = useListPage(useQuery(vehicleQueries(useFleetClient()).list()))
  return (
    <Page
      title={titles.vehicleList}
      breadcrumbs={[{ title: navigation.vehicle }]}
      actions={<CreateLink to={paths.vehicle.add} />}
    >
      <VehicleList vehicles={rows} vehicleTo={paths.vehicle.of} {...list} />
    </Page>
  )
}
