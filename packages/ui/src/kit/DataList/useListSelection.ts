'use client'

import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'

/** The rows that a user has selected in a list, for `selectionActions`. */
export interface ListSelection<Row> {
  /** The selected rows, on all pages. */
  rows: readonly Row[]
  count: number
  /** Ends the selection, for example after an action. */
  clear: () => void
}

/** Identifies a row. */
export type RowId = string | number

/** The selection as the rows of a list show it. */
export interface RowSelection {
  ids: ReadonlySet<RowId>
  onChange: (ids: ReadonlySet<RowId>) => void
}

interface SelectionInput<Row> {
  /** All matching rows, in order. */
  rows: readonly Row[]
  getRowId: (row: Row) => RowId
}

/**
 * Stores which rows are selected. Rows that no longer match search and filters, or no longer exist, leave the
 * selection, so that an action never applies to a row that the list does not contain.
 */
export function useListSelection<Row>({ rows, getRowId }: SelectionInput<Row>) {
  const [kept, setKept] = useState<ReadonlySet<RowId>>(nothing)
  const selected = useMemo(
    () => (kept.size === 0 ? [] : rows.filter((row) => kept.has(getRowId(row)))),
    [rows, kept, getRowId],
  )
  const ids = useMemo(() => {
    return selected.length === kept.size ? kept : new Set(selected.map((row) => getRowId(row)))
  }, [selected, kept, getRowId])
  if (ids !== kept) setKept(ids)
  const shown = useMemo(() => ({ ids, onChange: setKept }), [ids])
  const clear = useCallback(() => setKept(nothing), [])
  const selection: ListSelection<Row> = { rows: selected, count: selected.length, clear }
  const selectAll = () => setKept(new Set(rows.map((row) => getRowId(row))))
  return { shown, selection, selectAll }
}

/** The empty selection. */
export const nothing: ReadonlySet<RowId> = new Set()

/** Returns whether Escape was pressed here, and not in a menu or dialog, whose events React passes on too. */
export function isEscape({ key, target, currentTarget }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof Node && currentTarget.contains(target)
}
