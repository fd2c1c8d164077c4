import { useEditForm, useGroups } from '@sikud/api/react'
import type { Device, DeviceInput } from '@sikud/api'
import { DeviceForm } from '@sikud/ui/device'
import type { DeviceValues } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { EditPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { useAssignmentPreview } from '../assignment/useAssignmentPreview.tsx'

/** Renders the page Ubah Perangkat. */
export function DeviceEditPage() {
  const id = useRecordId()
  const client = useFleetClient()
  const groups = useGroups()
  const preview = useAssignmentPreview()
  const device = useQuery(client.query('getDevice', { id }))
  const vehicles = useQuery(client.query('listVehicles'))
  const drivers = useQuery(client.query('listDrivers'))
  const edit = useEditForm<DeviceValues, DeviceInput, Device>({
    write: (version) => client.mutation('updateDevice', { id, version }),
    to: paths.device.detail(id),
    record: device,
    anewAt: paths.device.add,
    isStored: true,
  })
  return (
    <EditPage kind="device" id={id} name={device.data?.imei} edit={edit}>
      {(opened) => (
        <DeviceForm
          same={warnOfSame(id)}
          device={opened}
          vehicles={vehicles}
          drivers={drivers}
          groups={groups}
          preview={preview}
          {...edit.form}
        />
      )}
    </EditPage>
  )
}
