import type { Id, Vehicle, VehicleInput } from '@sikud/api'
import { isStatus, useCreateForm, useEditForm, useVehicleChoices } from '@sikud/api/react'
import { DraftOffer, Page, RecordPage } from '@sikud/ui'
import { VehicleForm, type VehicleValues } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

const breadcrumbs = [{ title: 'Vehicles', to: '/' }]
const recordAt = (id: Id) => `/vehicles/${id}`

/** Creates a vehicle. `useCreateForm` asks before the user loses entries, and keeps them as a draft. */
export function VehicleCreatePage() {
  const choices = useVehicleChoices()
  const { form, offer } = useCreateForm<VehicleValues, VehicleInput>({
    write: () => client.mutation('createVehicle'),
    listAt: '/',
    recordAt,
    search: ({ number }) => number,
  })
  return (
    <Page title="New vehicle" breadcrumbs={breadcrumbs}>
      <DraftOffer {...offer} />
      <VehicleForm {...choices} {...form} />
    </Page>
  )
}

/** Edits a vehicle. If somebody else has changed it meanwhile, `useEditForm` asks which version to keep. */
export function VehicleEditPage({ id }: { id: string }) {
  const choices = useVehicleChoices()
  const { form, offer, record } = useEditForm<VehicleValues, VehicleInput, Vehicle>({
    write: (version) => client.mutation('updateVehicle', { id, version }),
    to: recordAt(id),
    record: useQuery(client.query('getVehicle', { id })),
    anewAt: '/add',
  })
  const missing = isStatus(record.error, 404)
  const notice = <DraftOffer {...offer} />
  return (
    <RecordPage title="Edit vehicle" query={record} listTo="/" {...{ breadcrumbs, missing, notice }}>
      {(vehicle) => <VehicleForm vehicle={vehicle} {...choices} {...form} />}
    </RecordPage>
  )
}
