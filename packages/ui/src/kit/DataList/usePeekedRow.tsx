import PeekIcon from '@mui/icons-material/VisibilityOutlined'
import { useCallback, useEffect, useRef } from 'react'
import type { RecordAction } from '../ActionsMenu/RecordAction.ts'
import { useListTexts } from '../texts.ts'
import type { RowTableProps } from './DataListProps.ts'
import type { RowId } from './useListSelection.ts'

/** Calls `focus` with the row whose panel was open last, after the panel has closed. */
export function usePeekedRow(peeked: RowId | null, focus: (id: RowId) => void): void {
  const last = useRef<RowId | null>(null)
  useEffect(() => {
    const closed = last.current
    last.current = peeked
    if (peeked === null && closed !== null) focus(closed)
  })
}

/** Returns a function that returns the menu item that opens the panel of a row. */
export function usePeekAction<Row>(
  onPeek: RowTableProps<Row>['onPeek'],
  getRowId: (row: Row) => RowId,
): (row: Row) => RecordAction | undefined {
  const { peek: label } = useListTexts()
  return useCallback(
    (row) =>
      onPeek && {
        key: 'peek',
        label,
        icon: <PeekIcon fontSize="small" />,
        onSelect: () => onPeek(getRowId(row)),
      },
    [onPeek, getRowId, label],
  )
}
