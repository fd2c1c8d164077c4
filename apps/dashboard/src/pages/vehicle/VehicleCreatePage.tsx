import { useCreateForm } from '@sikud/api/react'
import type { Id, VehicleInput } from '@sikud/api'
import { VehicleForm } from '@sikud/ui/vehicle'
import type { VehicleValues } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useVehicleTypes } from './useVehicleTypes.ts'
import { useFleetClient } from '../../services.ts'
import { useGroups } from '../../groups/useGroups.ts'

/** Renders the page Buat Kendaraan. */
export function VehicleCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
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
  })
  return (
    <Page
      title={titles.vehicleCreate}
      breadcrumbs={[{ title: navigation.vehicle, to: paths.vehicle.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <VehicleForm brands={brands} types={types} onBrandChange={setBrandId} groups={groups} {...form} />
    </Page>
  )
}
