import type { Vehicle } from '@sikud/api'
import { vehicleQueries } from '@sikud/api/queries'
import { VehicleList } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { CreateLink } from '../../layouts/CreateLink.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useListView } from '../../useListView.ts'

const noVehicles: Vehicle[] = []
const vehicleTo = (vehicle: Vehicle) => paths.vehicle.detail(vehicle.id)

/** Daftar Kendaraan. */
export function VehicleListPage() {
  const { titles, navigation } = useTexts()
  const vehicles = useQuery(vehicleQueries(useFleetClient()).list())
  const [view, setView] = useListView()
  return (
    <Page
      title={titles.vehicleList}
      breadcrumbs={[{ title: navigation.vehicle }]}
      actions={<CreateLink to={paths.vehicle.add} />}
    >
      <VehicleList
        vehicles={vehicles.data ?? noVehicles}
        loading={vehicles.isPending}
        error={vehicles.error?.message}
        onRetry={() => void vehicles.refetch()}
        vehicleTo={vehicleTo}
        view={view}
        onViewChange={setView}
      />
    </Page>
  )
}
