import { useCreateForm, useVehicleChoices } from '@sikud/api/react'
import type { VehicleInput } from '@sikud/api'
import { VehicleForm } from '@sikud/ui/vehicle'
import type { VehicleValues } from '@sikud/ui/vehicle'
import { CreatePage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'

/** Renders the page Buat Kendaraan. */
export function VehicleCreatePage() {
  const client = useFleetClient()
  const choices = useVehicleChoices()
  const { form, offer } = useCreateForm<VehicleValues, VehicleInput>({
    write: () => client.mutation('createVehicle'),
    listAt: paths.vehicle.list,
    recordAt: paths.vehicle.detail,
    search: (input) => input.number,
    isStored: true,
  })
  return (
    <CreatePage kind="vehicle" offer={offer}>
      <VehicleForm same={warnOfSame()} {...choices} {...form} />
    </CreatePage>
  )
}
