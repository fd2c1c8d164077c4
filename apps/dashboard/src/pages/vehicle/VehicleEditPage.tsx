import { useEditForm } from '@sikud/api/react'
import type { Id, Vehicle, VehicleInput } from '@sikud/api'
import { VehicleForm } from '@sikud/ui/vehicle'
import type { VehicleValues } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useVehicleTypes } from './useVehicleTypes.ts'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { useGroups } from '../../groups/useGroups.ts'

/** Renders the page Ubah Kendaraan. */
export function VehicleEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const groups = useGroups()
  const vehicle = useQuery(client.query('getVehicle', { id }))
  const [brandId, setBrandId] = useState<Id | null>(null)
  const brands = useQuery(client.query('listBrands'))
  const types = useVehicleTypes(brandId)
  const { form, offer, record } = useEditForm<VehicleValues, VehicleInput, Vehicle>({
    write: (version) => client.mutation('updateVehicle', { id, version }),
    to: paths.vehicle.detail(id),
    record: vehicle,
    anewAt: paths.vehicle.add,
  })
  return (
    <RecordPage
      kind="vehicle"
      query={record}
      notice={<DraftOffer {...offer} />}
      title={texts.titles.vehicleEdit}
      name={vehicle.data?.number}
      below={{ id, title: texts.crumbs.edit }}
    >
      {(opened) => (
        <VehicleForm
          vehicle={opened}
          brands={brands}
          types={types}
          onBrandChange={setBrandId}
          groups={groups}
          {...form}
        />
      )}
    </RecordPage>
  )
}
