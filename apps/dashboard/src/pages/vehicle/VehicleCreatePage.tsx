import { useCreateForm, useGroups, useVehicleTypes } from '@sikud/api/react'
import type { Id, VehicleInput } from '@sikud/api'
import { VehicleForm } from '@sikud/ui/vehicle'
import type { VehicleValues } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CreatePage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'

/** Renders the page Buat Kendaraan. */
export function VehicleCreatePage() {
  const client = useFleetClient()
  const groups = useGroups()
  const [brandId, setBrandId] = useState<Id | null>(null)
  const brands = useQuery(client.query('listBrands'))
  const types = useVehicleTypes(brandId)
  const { form, offer } = useCreateForm<VehicleValues, VehicleInput>({
    write: () => client.mutation('createVehicle'),
    listAt: paths.vehicle.list,
    recordAt: paths.vehicle.detail,
    search: (input) => input.number,
    isStored: true,
  })
  return (
    <CreatePage kind="vehicle" offer={offer}>
      <VehicleForm
        same={warnOfSame()}
        brands={brands}
        types={types}
        onBrandChange={setBrandId}
        groups={groups}
        {...form}
      />
    </CreatePage>
  )
}
