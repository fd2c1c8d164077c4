import type { Id } from '@sikud/api'
import { auditQueries } from '@sikud/api/queries'
import type { HistoryKind } from '@sikud/api/queries'
import { AccessList, AuditLog } from '@sikud/ui/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { useFleetClient } from '../services.ts'
import { readPages } from './readPages.ts'

/** Lists the changes of one record, newest first. */
export function RecordHistory({ kind, id }: { kind: HistoryKind; id: Id }) {
  const { rows, load } = readPages(useInfiniteQuery(auditQueries(useFleetClient()).history(kind, id)))
  return <AuditLog entries={rows} {...load} />
}

/** Lists the users who viewed the data of a driver, newest first. */
export function DriverAccess({ driverId }: { driverId: Id }) {
  const { rows, load } = readPages(useInfiniteQuery(auditQueries(useFleetClient()).access(driverId)))
  return <AccessList entries={rows} tripTo={paths.trip} {...load} />
}
