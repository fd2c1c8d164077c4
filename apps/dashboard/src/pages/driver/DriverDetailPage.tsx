import { useDevicesOf } from '@sikud/api/react'
import { DriverDetail } from '@sikud/ui/driver'
import { RecordHome } from '@sikud/ui/overview'
import { lazyPart } from '@sikud/ui/lazy'
import { useQuery } from '@tanstack/react-query'
import { useGroupTo } from '../../groups/useGroupTo.ts'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { useArchivableRecord } from '../../layouts/useArchivableRecord.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useRecordHome } from '../../recordHome/useRecordHome.ts'
import { useServices } from '../../services.ts'
import { AssignToVehicle } from '../assignment/AssignButton.tsx'

const AssignmentHistoryPart = lazyPart(
  async () => (await import('../assignment/AssignmentHistoryPart.tsx')).AssignmentHistoryPart,
)

/** Renders the page Detail Pengemudi with the facts of a driver, the trips and today's totals. */
export function DriverDetailPage() {
  const id = useRecordId()
  const groupTo = useGroupTo()
  const { client, server } = useServices()
  const driver = useQuery(client.query('getDriver', { id }))
  const devices = useDevicesOf('driver', id)
  const home = useRecordHome('driver', id)
  const name = driver.data?.name
  const page = useArchivableRecord({ kind: 'driver', id, record: driver.data, name, devices })
  return (
    <RecordPage kind="driver" query={driver} name={name} {...page}>
      {(record) => (
        <AuditedRecord kind="driver" id={id}>
          <RecordHome {...home}>
            <DriverDetail
              driver={record}
              groupTo={groupTo(record.group)}
              devices={devices}
              vehicleTo={paths.vehicle.of}
              vehicleAction={!record.archived_at && <AssignToVehicle driver={record} />}
            />
            {!server.isBase && <AssignmentHistoryPart kind="driver" id={id} />}
          </RecordHome>
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
