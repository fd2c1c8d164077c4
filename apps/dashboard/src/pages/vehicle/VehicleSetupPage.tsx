import { mayCall, useCreateForm, useMe, useVehicleChoices } from '@sikud/api/react'
import type { VehicleSetup } from '@sikud/api'
import { DraftOffer } from '@sikud/ui'
import { VehicleSetupForm } from '@sikud/ui/vehicle'
import type { VehicleSetupValues } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'

/** Renders the page Kendaraan baru, which creates a vehicle with its device and driver. */
export function VehicleSetupPage() {
  const client = useFleetClient()
  const { titles, navigation } = useTexts()
  const me = useMe()
  const choices = useVehicleChoices()
  const drivers = useQuery(client.query('listDrivers'))
  const { form, offer } = useCreateForm<VehicleSetupValues, VehicleSetup>({
    write: () => client.mutation('setUpVehicle'),
    listAt: paths.vehicle.list,
    recordAt: paths.vehicle.detail,
    search: (input) => input.number,
    recordState: {},
    isStored: true,
  })
  return (
    <Page
      title={titles.vehicleSetup}
      breadcrumbs={[{ title: navigation.vehicle, to: paths.vehicle.list }, { title: titles.vehicleSetup }]}
    >
      <DraftOffer {...offer} />
      <VehicleSetupForm
        ownGroup={me?.groups?.[0]?.id ?? null}
        mayAddDevice={mayCall(me, 'createDevice')}
        mayAddDriver={mayCall(me, 'createDriver')}
        {...choices}
        drivers={drivers}
        same={warnOfSame()}
        {...form}
      />
    </Page>
  )
}
