import { readPages } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { AccessList, AuditLog } from '@sikud/ui/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { useFleetClient } from '../services.ts'

const historyOf = {
  device: 'listDeviceHistory',
  driver: 'listDriverHistory',
  vehicle: 'listVehicleHistory',
  user: 'listUserHistory',
  role: 'listRoleHistory',
  group: 'listGroupHistory',
} as const

/** The kinds of records that have a history. */
export type HistoryKind = keyof typeof historyOf

/** Lists the changes of one record, newest first. */
export function RecordHistory({ kind, id }: { kind: HistoryKind; id: Id }) {
  const { rows, load } = readPages(useInfiniteQuery(useFleetClient().pages(historyOf[kind], { id })))
  return <AuditLog entries={rows} {...load} />
}

/** Lists the users who viewed the data of a driver, newest first. */
export function DriverAccess({ driverId }: { driverId: Id }) {
  const { rows, load } = readPages(
    useInfiniteQuery(useFleetClient().pages('listDriverAccess', { id: driverId })),
  )
  return <AccessList entries={rows} tripTo={paths.trip} {...load} />
}
