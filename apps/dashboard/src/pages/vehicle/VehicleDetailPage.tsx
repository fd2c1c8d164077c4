import { useDelete } from '@sikud/api/react'
import { useConfirmTexts } from '@sikud/ui'
import { useArchiveTexts } from '@sikud/ui/archive'
import { RecordHome } from '@sikud/ui/overview'
import { VehicleDetail } from '@sikud/ui/vehicle'
import { lazyPart } from '@sikud/ui/lazy'
import { useQuery } from '@tanstack/react-query'
import { useRecordHome } from '../../recordHome/useRecordHome.ts'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { RecordActions } from '../../layouts/RecordActions.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useArchive } from '../../forms/useArchive.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { deletionWithDevices, deviceNames, devicesOf } from '../device/deletionQuestion.ts'
import { useGroupTo } from '../../groups/useGroupTo.ts'

const NowPart = lazyPart(async () => (await import('../../recordHome/NowPart.tsx')).NowPart)
const AssignmentHistoryPart = lazyPart(
  async () => (await import('../assignment/AssignmentHistoryPart.tsx')).AssignmentHistoryPart,
)

/** Renders the page Detail Kendaraan with the facts of a vehicle, its position, its trips and today's totals. */
export function VehicleDetailPage() {
  const texts = useTexts()
  const confirm = useConfirmTexts()
  const archiveTexts = useArchiveTexts()
  const id = useRecordId()
  const groupTo = useGroupTo()
  const client = useFleetClient()
  const { isBase } = useServices().server
  const vehicle = useQuery(client.query('getVehicle', { id }))
  const devices = useQuery(client.query('listDevices'))
  const mounted = devicesOf('vehicle_id', id, devices.data)
  const home = useRecordHome('vehicle', id)
  const remove = useDelete(
    client.mutation('deleteVehicle', { id }),
    paths.vehicle.list,
    deletionWithDevices(confirm.text, texts.vehicle, mounted),
  )
  const names = deviceNames(mounted)
  const archive = useArchive({
    kind: 'vehicle',
    id,
    record: vehicle.data,
    name: vehicle.data?.number,
    affected: names && archiveTexts.withoutVehicle(names),
  })
  return (
    <RecordPage
      kind="vehicle"
      query={vehicle}
      title={texts.titles.vehicleDetail}
      name={vehicle.data?.number}
      notice={archive.notice}
      actions={<RecordActions editTo={paths.vehicle.edit(id)} onDelete={remove} {...archive.actions} />}
    >
      {(record) => (
        <AuditedRecord kind="vehicle" id={id}>
          <RecordHome now={!isBase && <NowPart vehicleId={id} />} {...home}>
            <VehicleDetail
              vehicle={record}
              groupTo={groupTo(record.group)}
              devices={mounted}
              deviceTo={paths.device.of}
              driverTo={paths.driver.of}
            />
            {!isBase && <AssignmentHistoryPart kind="vehicle" id={id} />}
          </RecordHome>
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
