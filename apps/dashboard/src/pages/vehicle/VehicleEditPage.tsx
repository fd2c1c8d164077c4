import { useEditForm, useVehicleChoices } from '@sikud/api/react'
import type { Vehicle, VehicleInput } from '@sikud/api'
import { VehicleForm } from '@sikud/ui/vehicle'
import type { VehicleValues } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { EditPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'

/** Renders the page Ubah Kendaraan. */
export function VehicleEditPage() {
  const id = useRecordId()
  const client = useFleetClient()
  const vehicle = useQuery(client.query('getVehicle', { id }))
  const choices = useVehicleChoices()
  const edit = useEditForm<VehicleValues, VehicleInput, Vehicle>({
    write: (version) => client.mutation('updateVehicle', { id, version }),
    to: paths.vehicle.detail(id),
    record: vehicle,
    anewAt: paths.vehicle.add,
    isStored: true,
  })
  return (
    <EditPage kind="vehicle" id={id} name={vehicle.data?.number} edit={edit}>
      {(opened) => <VehicleForm same={warnOfSame(id)} vehicle={opened} {...choices} {...edit.form} />}
    </EditPage>
  )
}
