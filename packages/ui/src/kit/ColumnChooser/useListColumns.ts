'use client'

import { useStored } from '../../hooks/useStored.ts'
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './columnWidth.ts'
import { useVisibleColumns } from './useVisibleColumns.ts'
import type { ChoosableColumn } from './visibleColumns.ts'

/** Widths in px that the user chose, by the key of the column. */
export type ColumnWidths = Readonly<Record<string, number>>

const noWidths: ColumnWidths = {}

/**
 * Returns the props of a list whose visible columns, their order and their widths the browser stores: the keys as a
 * JSON array under `storageKey`, the widths as an object under `<storageKey>.widths`.
 */
export function useListColumns(storageKey: string, columns: readonly ChoosableColumn[]) {
  const [visibleColumns, onVisibleColumnsChange] = useVisibleColumns(storageKey, columns)
  const [columnWidths, onColumnWidthsChange] = useStored(`${storageKey}.widths`, parseColumnWidths, noWidths)
  return { visibleColumns, onVisibleColumnsChange, columnWidths, onColumnWidthsChange }
}

/** Parses the stored widths. Leaves out invalid ones; returns undefined if the JSON is not an object. */
export function parseColumnWidths(stored: string): ColumnWidths | undefined {
  const value: unknown = JSON.parse(stored)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => isWidth(entry[1])),
  )
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN_COLUMN_WIDTH && value <= MAX_COLUMN_WIDTH
}
