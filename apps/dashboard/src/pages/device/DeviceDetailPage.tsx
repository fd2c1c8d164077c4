import { useDelete } from '@sikud/api/react'
import { useConfirmTexts } from '@sikud/ui'
import { useArchiveTexts } from '@sikud/ui/archive'
import { DeviceDetail } from '@sikud/ui/device'
import { lazyPart } from '@sikud/ui/lazy'
import { useQuery } from '@tanstack/react-query'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { RecordActions } from '../../layouts/RecordActions.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useArchive } from '../../forms/useArchive.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { DeviceContactPart } from './DeviceContactPart.tsx'
import { ExcludedTripsPart } from './ExcludedTripsPart.tsx'
import { attachedNames, deviceDeletion } from './deletionQuestion.ts'
import { useGroupTo } from '../../groups/useGroupTo.ts'

const AssignmentHistoryPart = lazyPart(
  async () => (await import('../assignment/AssignmentHistoryPart.tsx')).AssignmentHistoryPart,
)

/** Renders the page Detail Perangkat with the facts of a device and the reports that it has sent today. */
export function DeviceDetailPage() {
  const texts = useTexts()
  const confirm = useConfirmTexts()
  const archiveTexts = useArchiveTexts()
  const id = useRecordId()
  const groupTo = useGroupTo()
  const client = useFleetClient()
  const { isBase } = useServices().server
  const device = useQuery(client.query('getDevice', { id }))
  const remove = useDelete(
    client.mutation('deleteDevice', { id }),
    paths.device.list,
    deviceDeletion(confirm.text, texts.device, device.data),
  )
  const attached = attachedNames(texts.device, device.data)
  const archive = useArchive({
    kind: 'device',
    id,
    record: device.data,
    name: device.data?.name,
    affected: attached && archiveTexts.released(attached),
  })
  return (
    <RecordPage
      kind="device"
      query={device}
      title={texts.titles.deviceDetail}
      name={device.data?.imei}
      notice={archive.notice}
      actions={<RecordActions editTo={paths.device.edit(id)} onDelete={remove} {...archive.actions} />}
    >
      {(record) => (
        <AuditedRecord kind="device" id={id}>
          <>
            <DeviceDetail
              device={record}
              groupTo={groupTo(record.group)}
              vehicleTo={record.vehicle_id === null ? undefined : paths.vehicle.detail(record.vehicle_id)}
              driverTo={record.driver_id === null ? undefined : paths.driver.detail(record.driver_id)}
            />
            {!isBase && <AssignmentHistoryPart kind="device" id={id} />}
            {!isBase && !record.simulated && <DeviceContactPart device={record} />}
            {!isBase && !record.simulated && <ExcludedTripsPart deviceId={id} />}
          </>
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
