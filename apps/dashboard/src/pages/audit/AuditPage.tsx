import { mayCall, readPages, useMe, useSearch, useUndo } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { AuditLog } from '@sikud/ui/audit'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'
import { auditFilter, readAuditChoice } from './auditChoice.ts'

/** Renders the page Catatan Aktivitas with all changes of records; the filters are in the URL. */
export function AuditPage() {
  const { titles } = useTexts()
  const { timeZone } = usePreferences()
  const [params, changeSearch] = useSearch()
  const choice = readAuditChoice(params)
  const filter = auditFilter(choice, timeZone)
  const client = useFleetClient()
  const me = useMe()
  const users = useQuery({
    ...client.query('listUsers'),
    enabled: me !== undefined && mayCall(me, 'listUsers'),
  })
  const queryClient = useQueryClient()
  const { rows, load } = readPages(useInfiniteQuery(client.pages('listAudit', filter)))
  return (
    <Page title={titles.audit}>
      <AuditLog
        entries={rows}
        choice={choice}
        actors={users.data}
        onChoose={(next) => changeSearch(() => new URLSearchParams({ ...next }))}
        onExport={() => queryClient.fetchQuery(client.query('exportAudit', filter))}
        subjectTo={subjectTo}
        onUndo={useUndo()}
        {...load}
      />
    </Page>
  )
}

function subjectTo(type: string, id: Id): string | null {
  if (type === 'trip') return paths.trip(id)
  const page = Object.entries(paths).find(([kind]) => kind === type)?.[1]
  return typeof page === 'object' && 'detail' in page ? page.detail(id) : null
}
