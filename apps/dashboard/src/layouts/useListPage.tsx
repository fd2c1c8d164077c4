import {
  mayBulk,
  useArchivableRows,
  useMe,
  useRecordList,
  useRecorder,
  useRowsOfGroup,
  userKey,
} from '@sikud/api/react'
import type { RowsQuery } from '@sikud/api/react'
import type { BulkKind, BulkRow, Id, ListExport } from '@sikud/api'
import { type ListSelection, listUrl } from '@sikud/ui/data-list'
import { lazyPart } from '@sikud/ui/lazy'
import { showsArchived } from '@sikud/ui/archive'
import { useGroupChoice } from '../groups/useGroupChoice.tsx'
import { peeks } from './peeks.ts'
import { useServices } from '../services.ts'

// Loads with the first selection.
const BulkPart = lazyPart(async () => (await import('./BulkPart.tsx')).BulkPart)

/**
 * Returns the rows of a list of records, and the props of the list component; see `useRecordList`. An export is recorded
 * in the audit log. `name` is the name of the list in the API contract.
 */
export function useListPage<Row extends object>(query: RowsQuery<Row>, name: ListExport['list']) {
  const { rows, list } = useRecordList(query, listUrl)
  const record = useRecorder()
  const me = useMe()
  async function onExport(exported: readonly Row[]) {
    const { length: count } = exported
    const drivers = name === 'driver' && { driver_ids: exported.flatMap(idOf) }
    const body = { list: name, count, filtered: count !== query.data?.length, ...drivers }
    await record?.((client) => client.request('recordExport', { body }))
  }
  const viewsKey = me && `views.${name}.${userKey(me)}`
  return { rows, list: { ...list, viewsKey, onExport: record === null ? null : onExport, peek: peeks[name] } }
}

/** Like `useListPage`, for records that can be archived and belong to a depot: also filters by the chosen depot. */
export function useDepotList<Row extends { id: Id; group_id?: Id }>(
  name: BulkKind,
  load: Parameters<typeof useArchivableRows<Row>>[0],
) {
  const { query, archivable } = useArchivableRows(load, showsArchived)
  const { rows, list } = useListPage(query, name)
  const { several: grouped, keys, field: toolbar } = useGroupChoice()
  const selectionActions = useBulkActions(name)
  return {
    rows: useRowsOfGroup(rows, keys),
    list: { ...list, grouped, toolbar, archivable, selectionActions },
  }
}

/** Returns the actions on the selected records of a list; undefined for users who may not change several at once. */
function useBulkActions(kind: BulkKind) {
  const { server } = useServices()
  const me = useMe()
  // Until the account is loaded, `mayBulk` does not know better, and check boxes would come and go.
  if (server.isBase || me === undefined || !mayBulk(me, kind)) return undefined
  return (selection: ListSelection<BulkRow>) => <BulkPart kind={kind} selection={selection} />
}

function idOf(row: object): Id[] {
  return 'id' in row && (typeof row.id === 'number' || typeof row.id === 'string') ? [row.id] : []
}
