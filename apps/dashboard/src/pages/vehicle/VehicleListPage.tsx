import { mayCall, useMe } from '@sikud/api/react'
import { VehicleList } from '@sikud/ui/vehicle'
import { CreateLink, ImportLink, LinkButton } from '../../layouts/LinkButton.tsx'
import { ListPage } from '../../layouts/RecordPage.tsx'
import { useDepotList } from '../../layouts/useListPage.tsx'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { useTexts } from '../../texts.ts'

/** Renders the page Daftar Kendaraan. */
export function VehicleListPage() {
  const { client, server } = useServices()
  const { titles } = useTexts()
  const me = useMe()
  const { rows, list } = useDepotList('vehicle', (archived) => client.query('listVehicles', { archived }))
  const setup = !server.isBase && mayCall(me, 'setUpVehicle') && (
    <LinkButton key="setup" to={paths.vehicle.setup}>
      {titles.vehicleSetup}
    </LinkButton>
  )
  return (
    <ListPage
      kind="vehicle"
      actions={[
        setup,
        <ImportLink key="import" kind="vehicle" />,
        <CreateLink key="create" to={paths.vehicle.add} />,
      ]}
    >
      <VehicleList vehicles={rows} vehicleTo={paths.vehicle.of} emptyAction={setup} {...list} />
    </ListPage>
  )
}
