'use client'

import { useCallback, useMemo, useState } from 'react'
import type { ListSelection, RowId } from './useListSelection.ts'

interface PageSelectionInput<Row> {
  /** The rows of one page. */
  rows: readonly Row[]
  getRowId: (row: Row) => RowId
  /** Identifies the search and filters of the rows. If they change, the selection ends, as rows may no longer match. */
  scope: string
}

/** Stores which rows are selected if only the rows of one page are known. Rows of earlier pages stay selected. */
export function usePageSelection<Row>({ rows, getRowId, scope }: PageSelectionInput<Row>) {
  const [kept, setKept] = useState<ReadonlyMap<RowId, Row>>(new Map())
  const [keptScope, setKeptScope] = useState(scope)
  if (scope !== keptScope) {
    setKeptScope(scope)
    setKept(new Map())
  }
  const known = useMemo(() => new Map(rows.map((row) => [getRowId(row), row])), [rows, getRowId])
  const selected = useMemo(() => [...kept].map(([id, row]) => known.get(id) ?? row), [kept, known])
  const shown = useMemo(
    () => ({
      ids: new Set(kept.keys()),
      onChange: (ids: ReadonlySet<RowId>) =>
        setKept(
          new Map(
            [...ids].flatMap((id) => {
              const row = known.get(id) ?? kept.get(id)
              return row === undefined ? [] : [[id, row]]
            }),
          ),
        ),
    }),
    [kept, known],
  )
  const clear = useCallback(() => setKept(new Map()), [])
  const selection: ListSelection<Row> = { rows: selected, count: selected.length, clear }
  return { shown, selection }
}
