import { deviceMutations, deviceQueries } from '@sikud/api/queries'
import { ActionsMenu } from '@sikud/ui'
import { DeviceDetail } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useDelete } from '../../useDelete.ts'
import { useRecordId } from '../../useRecordId.ts'
import { deviceCrumbs } from './deviceCrumbs.ts'
import { deviceDeletion } from './deviceDeletion.ts'

/** Detail Perangkat. */
export function DeviceDetailPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const device = useQuery(deviceQueries(client).detail(id))
  const remove = useDelete(
    deviceMutations(client).remove(id),
    paths.device.list,
    deviceDeletion(texts, device.data),
  )
  return (
    <RecordPage
      query={device}
      title={texts.titles.deviceDetail}
      breadcrumbs={deviceCrumbs(texts, device.data)}
      listTo={paths.device.list}
      actions={<ActionsMenu editTo={paths.device.edit(id)} onDelete={remove} />}
    >
      {({ vehicle_id, driver_id, ...record }) => (
        <DeviceDetail
          device={{ ...record, vehicle_id, driver_id }}
          vehicleTo={vehicle_id === null ? undefined : paths.vehicle.detail(vehicle_id)}
          driverTo={driver_id === null ? undefined : paths.driver.detail(driver_id)}
        />
      )}
    </RecordPage>
  )
}
