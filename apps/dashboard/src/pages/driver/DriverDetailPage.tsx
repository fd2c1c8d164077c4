import { deviceQueries, driverMutations, driverQueries } from '@sikud/api/queries'
import { useTexts as useKitTexts } from '@sikud/ui'
import { DriverDetail } from '@sikud/ui/driver'
import { RecordHome } from '@sikud/ui/overview'
import { useQuery } from '@tanstack/react-query'
import { useRecordHome } from '../../recordHome/useRecordHome.ts'
import { AuditedRecord } from '../../layouts/AuditedRecord.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { RecordActions } from '../../layouts/RecordActions.tsx'
import { lazyPart } from '../../lazyPart.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient, useServices } from '../../services.ts'
import { useDelete } from '../../forms/useDelete.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { deletionWithDevices, devicesOf } from '../device/deletionQuestion.ts'
import { useGroupTo } from '../../groups/useGroupTo.ts'

const AssignmentHistoryPart = lazyPart(
  async () => (await import('../assignment/AssignmentHistoryPart.tsx')).AssignmentHistoryPart,
)

/** Renders the page Detail Pengemudi with the facts of a driver, the trips and today's totals. */
export function DriverDetailPage() {
  const texts = useTexts()
  const { confirm } = useKitTexts()
  const id = useRecordId()
  const groupTo = useGroupTo()
  const client = useFleetClient()
  const { features } = useServices().config
  const driver = useQuery(driverQueries(client).detail(id))
  const devices = useQuery(deviceQueries(client).list())
  const carried = devicesOf('driver_id', id, devices.data)
  const home = useRecordHome('driver', id)
  const remove = useDelete(
    driverMutations(client).remove(id),
    paths.driver.list,
    deletionWithDevices(confirm.text, texts.driver, carried),
  )
  return (
    <RecordPage
      kind="driver"
      query={driver}
      title={texts.titles.driverDetail}
      name={driver.data?.name}
      actions={<RecordActions editTo={paths.driver.edit(id)} onDelete={remove} />}
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
            {features.has('assignments') && <AssignmentHistoryPart kind="driver" id={id} />}
          </RecordHome>
        </AuditedRecord>
      )}
    </RecordPage>
  )
}
