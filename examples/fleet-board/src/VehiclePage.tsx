import { isStatus, useDelete } from '@sikud/api/react'
import { ActionsMenu, RecordPage } from '@sikud/ui'
import { VehicleDetail } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

const toMap = () => '/map'

/** Shows one vehicle, with a menu that edits it, or deletes it after a question. */
export function VehiclePage({ id }: { id: string }) {
  const vehicle = useQuery(client.query('getVehicle', { id }))
  const plate = vehicle.data?.number ?? ''
  const remove = useDelete(client.mutation('deleteVehicle', { id }), '/', `${plate} will be gone for good.`)
  return (
    <RecordPage
      query={vehicle}
      missing={isStatus(vehicle.error, 404)}
      title={plate}
      breadcrumbs={[{ title: 'Vehicles', to: '/' }, { title: plate }]}
      listTo="/"
      actions={<ActionsMenu editTo={`/edit/${id}`} onDelete={() => void remove()} />}
    >
      {(record) => <VehicleDetail vehicle={record} deviceTo={toMap} driverTo={toMap} />}
    </RecordPage>
  )
}
