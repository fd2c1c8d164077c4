import { useDelete } from '@sikud/api/react'
import { useConfirmTexts } from '@sikud/ui'
import { DriverDetail } from '@sikud/ui/driver'
import { useArchiveTexts } from '@sikud/ui/archive'
import { RecordHome } from '@sikud/ui/overview'
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

const AssignmentHistoryPart = lazyPart(
  async () => (await import('../assignment/AssignmentHistoryPart.tsx')).AssignmentHistoryPart,
)

/** Renders the page Detail Pengemudi with the facts of a driver, the trips and today's totals. */
export function DriverDetailPage() {
  const texts = useTexts()
  const confirm = useConfirmTexts()
  const archiveTexts = useArchiveTexts()
  const id = useRecordId()
  const groupTo = useGroupTo()
  const client = useFleetClient()
  const { isBase } = useServices().server
  const driver = useQuery(client.query('getDriver', { id }))
  const devices = useQuery(client.query('listDevices'))
  const carried = devicesOf('driver_id', id, devices.data)
  const home = useRecordHome('driver', id)
  const remove = useDelete(
    client.mutation('deleteDriver', { id }),
    paths.driver.list,
    deletionWithDevices(confirm.text, texts.driver, carried),
  )
  const names = deviceNames(carried)
  const archive = useArchive({
    kind: 'driver',
    id,
    record: driver.data,
    name: driver.data?.name,
    affected: names && archiveTexts.withoutDriver(names),
  })
  return (
    <RecordPage
      kind="driver"
      query={driver}
      title={texts.titles.driverDetail}
      name={driver.data?.name}
      notice={archive.notice}
      actions={<RecordActions editTo={paths.driver.edit(id)} onDelete={remove} {...archive.actions} />}
    >
      {(record) => (
        <AuditedRecord kind="driver" id={id}>
          <RecordHome {...home}>
            <DriverDetail
              driver={record}
              groupTo={groupTo(record.group)}
              devices={carried}
              vehicleTo={paths.vehicle.of}
            />
            {!isBase && <AssignmentHistoryPart kind="driver" id={id} />}
          </RecordHome>
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
