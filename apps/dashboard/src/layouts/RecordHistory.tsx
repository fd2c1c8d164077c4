import { useDriverAccess, useRecordHistory, useUndo } from '@sikud/api/react'
import type { HistoryKind } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { AccessList, AuditLog } from '@sikud/ui/audit'
import { paths } from '../paths.ts'

/** Lists the changes of one record, newest first. */
export function RecordHistory({ kind, id }: { kind: HistoryKind; id: Id }) {
  return <AuditLog {...useRecordHistory(kind, id)} onUndo={useUndo()} />
}

/** Lists the users who viewed the data of a driver, newest first. */
export function DriverAccess({ driverId }: { driverId: Id }) {
  return <AccessList {...useDriverAccess(driverId)} tripTo={paths.trip} />
}
