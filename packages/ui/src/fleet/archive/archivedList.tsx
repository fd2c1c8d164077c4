import Chip from '@mui/material/Chip'
import type { DataFilter } from '../../kit/DataList/DataColumn.ts'
import { parseListView } from '../../kit/DataList/ListView.ts'
import { simulatedBadge } from '../status/SimulatedChip.tsx'
import type { ArchiveTexts } from './texts.ts'
import { useArchiveTexts } from './texts.ts'

interface ListedRecord {
  archived_at?: string | null
  simulated?: boolean
}

/** Returns the chips of a row: whether the record is archived, and whether its data are simulated. */
export function recordBadge(record: ListedRecord) {
  if (!record.archived_at) return simulatedBadge(record)
  return (
    <>
      <ArchivedChip />
      {simulatedBadge(record)}
    </>
  )
}

function ArchivedChip() {
  const { chip } = useArchiveTexts()
  return <Chip component="span" size="small" label={chip} sx={{ color: 'text.secondary' }} />
}

/**
 * The key of the filter "Arsip". The list must have the archived records while this filter is active; without it, the
 * list has none.
 */
const archivedFilterKey = 'archived'

/** Returns whether the filter "Arsip" is active in the query of a list's URL. */
export function showsArchived(params: URLSearchParams): boolean {
  return parseListView(params).filter.includes(archivedFilterKey)
}

/** Returns the filter "Arsip" of a list, or none if the server cannot archive records. */
export function archivedFilters<Row extends ListedRecord>(
  { filter }: ArchiveTexts,
  isArchivable: boolean,
): DataFilter<Row>[] {
  if (!isArchivable) return []
  return [{ key: archivedFilterKey, label: filter, test: ({ archived_at }) => Boolean(archived_at) }]
}
