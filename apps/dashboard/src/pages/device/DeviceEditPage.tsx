import { useEditForm } from '@sikud/api/react'
import type { Device, DeviceInput } from '@sikud/api'
import { DeviceForm } from '@sikud/ui/device'
import type { DeviceValues } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { useGroups } from '../../groups/useGroups.ts'
import { useAssignmentPreview } from '../assignment/useAssignmentPreview.tsx'

/** Renders the page Ubah Perangkat. */
export function DeviceEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const groups = useGroups()
  const preview = useAssignmentPreview()
  const device = useQuery(client.query('getDevice', { id }))
  const vehicles = useQuery(client.query('listVehicles'))
  const drivers = useQuery(client.query('listDrivers'))
  const { form, offer, record } = useEditForm<DeviceValues, DeviceInput, Device>({
    write: (version) => client.mutation('updateDevice', { id, version }),
    to: paths.device.detail(id),
    record: device,
    anewAt: paths.device.add,
  })
  return (
    <RecordPage
      kind="device"
      query={record}
      notice={<DraftOffer {...offer} />}
      title={texts.titles.deviceEdit}
      name={device.data?.imei}
      below={{ id, title: texts.crumbs.edit }}
    >
      {(opened) => (
        <DeviceForm
          device={opened}
          vehicles={vehicles}
          drivers={drivers}
          groups={groups}
          preview={preview}
          {...form}
        />
      )}
    </RecordPage>
  )
}
