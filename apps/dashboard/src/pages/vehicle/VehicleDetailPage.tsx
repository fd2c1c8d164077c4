import { deviceQueries, vehicleMutations, vehicleQueries } from '@sikud/api/queries'
import { ActionsMenu } from '@sikud/ui'
import { VehicleDetail } from '@sikud/ui/vehicle'
import { useQuery } from '@tanstack/react-query'
import { recordCrumbs, RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient } from '../../services.ts'
import { useDelete } from '../../forms/useDelete.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { deletionWithDevices, devicesOf } from '../device/deletionQuestion.ts'

/** Detail Kendaraan. */
export function VehicleDetailPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const vehicle = useQuery(vehicleQueries(client).detail(id))
  const devices = useQuery(deviceQueries(client).list())
  const mounted = devicesOf('vehicle_id', id, devices.data)
  const remove = useDelete(
    vehicleMutations(client).remove(id),
    paths.vehicle.list,
    deletionWithDevices(texts.vehicle, mounted),
  )
  return (
    <RecordPage
      query={vehicle}
      title={texts.titles.vehicleDetail}
      breadcrumbs={recordCrumbs(
        { title: texts.navigation.vehicle, to: paths.vehicle.list },
        vehicle.data?.number,
      )}
      listTo={paths.vehicle.list}
      actions={<ActionsMenu editTo={paths.vehicle.edit(id)} onDelete={remove} />}
    >
      {(record) => <VehicleDetail vehicle={record} devices={mounted} deviceTo={paths.device.of} />}
    </RecordPage>
  )
}
