import type { BulkKind, BulkRow } from '@sikud/api'
import { useBulk } from '@sikud/api/react'
import { BulkActions } from '@sikud/ui/bulk'
import type { ListSelection } from '@sikud/ui/data-list'
import { paths } from '../paths.ts'

/** Renders the actions on the selected records of a list. */
export function BulkPart({ kind, selection }: { kind: BulkKind; selection: ListSelection<BulkRow> }) {
  return (
    <BulkActions
      kind={kind}
      records={selection.rows}
      recordTo={paths[kind].detail}
      onDone={selection.clear}
      {...useBulk(kind)}
    />
  )
}
