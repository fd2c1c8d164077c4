import { useRecordTabs } from '@sikud/api/react'
import type { HistoryKind } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { RecordTabs } from '@sikud/ui/audit'
import { lazyPart } from '@sikud/ui/lazy'
import type { ReactNode } from 'react'

const RecordHistory = lazyPart(async () => (await import('./RecordHistory.tsx')).RecordHistory)
const DriverAccess = lazyPart(async () => (await import('./RecordHistory.tsx')).DriverAccess)

type AuditedTabsProps = { kind: HistoryKind; id: Id; children: ReactNode }

/**
 * Renders tabs for a record (`children`), its changes and the users who viewed it; the URL contains the open tab.
 */
export function AuditedTabs({ kind, id, children }: AuditedTabsProps) {
  const tabs = useRecordTabs(kind)
  return (
    <RecordTabs {...tabs}>
      {tabs.value === 'detail' && children}
      {tabs.value === 'history' && <RecordHistory kind={kind} id={id} />}
      {tabs.value === 'access' && <DriverAccess driverId={id} />}
    </RecordTabs>
  )
}
