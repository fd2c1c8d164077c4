import { useDevicesOf } from '@sikud/api/react'
import { RecordHome } from '@sikud/ui/overview'
import { VehicleDetail } from '@sikud/ui/vehicle'
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
import { ChangeDriver } from '../assignment/AssignButton.tsx'

const NowPart = lazyPart(async () => (await import('../../recordHome/NowPart.tsx')).NowPart)
const AssignmentHistoryPart = lazyPart(
  async () => (await import('../assignment/AssignmentHistoryPart.tsx')).AssignmentHistoryPart,
)

/** Renders the page Detail Kendaraan with the facts of a vehicle, its position, its trips and today's totals. */
export function VehicleDetailPage() {
  const id = useRecordId()
  const groupTo = useGroupTo()
  const { client, server } = useServices()
  const vehicle = useQuery(client.query('getVehicle', { id }))
  const devices = useDevicesOf('vehicle', id)
  const home = useRecordHome('vehicle', id)
  const name = vehicle.data?.number
  const page = useArchivableRecord({ kind: 'vehicle', id, record: vehicle.data, name, devices })
  return (
    <RecordPage kind="vehicle" query={vehicle} name={name} {...page}>
      {(record) => (
        <AuditedRecord kind="vehicle" id={id}>
          <RecordHome now={!server.isBase && <NowPart vehicleId={id} />} {...home}>
            <VehicleDetail
              vehicle={record}
              groupTo={groupTo(record.group)}
              devices={devices}
              deviceTo={paths.device.of}
              driverTo={paths.driver.of}
              driverAction={devices?.map((device) => (
                <ChangeDriver key={device.id} device={device} named={devices.length > 1} />
              ))}
            />
            {!server.isBase && <AssignmentHistoryPart kind="vehicle" id={id} />}
          </RecordHome>
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
