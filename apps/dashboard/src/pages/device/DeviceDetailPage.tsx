import { DeviceDetail } from '@sikud/ui/device'
import { lazyPart } from '@sikud/ui/lazy'
import { useQuery } from '@tanstack/react-query'
import { useGroupTo } from '../../groups/useGroupTo.ts'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { useArchivableRecord } from '../../layouts/useArchivableRecord.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { ChangeDriver } from '../assignment/AssignButton.tsx'
import { DeviceContactPart } from './DeviceContactPart.tsx'

const AssignmentHistoryPart = lazyPart(
  async () => (await import('../assignment/AssignmentHistoryPart.tsx')).AssignmentHistoryPart,
)

/** Renders the page Detail Perangkat with the facts of a device and the reports that it has sent today. */
export function DeviceDetailPage() {
  const id = useRecordId()
  const groupTo = useGroupTo()
  const { client, server } = useServices()
  const device = useQuery(client.query('getDevice', { id }))
  const { data } = device
  const devices = data && [data]
  const page = useArchivableRecord({ kind: 'device', id, record: data, name: data?.name, devices })
  return (
    <RecordPage kind="device" query={device} name={data?.name || data?.imei} {...page}>
      {(record) => (
        <AuditedRecord kind="device" id={id}>
          <>
            <DeviceDetail
              device={record}
              groupTo={groupTo(record.group)}
              vehicleTo={record.vehicle_id === null ? undefined : paths.vehicle.detail(record.vehicle_id)}
              driverAction={!record.archived_at && <ChangeDriver device={record} />}
              driverTo={record.driver_id === null ? undefined : paths.driver.detail(record.driver_id)}
            />
            {!server.isBase && <AssignmentHistoryPart kind="device" id={id} />}
            {!server.isBase && !record.simulated && <DeviceContactPart device={record} />}
          </>
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
