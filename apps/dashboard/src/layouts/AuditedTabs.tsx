import { mayCall, useMe } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import type { HistoryKind } from './RecordHistory.tsx'
import { RecordTabs } from '@sikud/ui/audit'
import type { RecordTab } from '@sikud/ui/audit'
import { lazyPart } from '@sikud/ui/lazy'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

const RecordHistory = lazyPart(async () => (await import('./RecordHistory.tsx')).RecordHistory)
const DriverAccess = lazyPart(async () => (await import('./RecordHistory.tsx')).DriverAccess)

interface AuditedTabsProps {
  kind: HistoryKind
  id: Id
  /** The content of the first tab: the facts of the record. */
  children: ReactNode
}

/** Renders tabs for a record, its changes and the users who viewed it; the URL contains the open tab. */
export function AuditedTabs({ kind, id, children }: AuditedTabsProps) {
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const tabs: RecordTab[] = ['detail', 'history']
  if (kind === 'driver' && me !== undefined && mayCall(me, 'listDriverAccess')) tabs.push('access')
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'detail'
  return (
    <RecordTabs
      tabs={tabs}
      value={tab}
      onChange={(next) => setParams((before) => withTab(before, next), { preventScrollReset: true })}
    >
      {tab === 'history' ? (
        <RecordHistory kind={kind} id={id} />
      ) : tab === 'access' ? (
        <DriverAccess driverId={id} />
      ) : (
        children
      )}
    </RecordTabs>
  )
}

function withTab(before: URLSearchParams, tab: RecordTab): URLSearchParams {
  const params = new URLSearchParams(before)
  if (tab === 'detail') params.delete('tab')
  else params.set('tab', tab)
  return params
}
