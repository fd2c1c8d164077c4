'use client'

import { useCallback, useMemo } from 'react'
import { useStored } from '../../hooks/useStored.ts'
import { settleColumnKeys, type ChoosableColumn } from './visibleColumns.ts'

const nothingChosen: readonly unknown[] = []

/** Returns the keys of a list's visible columns and their setter. They are stored as JSON under `storageKey`. */
export function useVisibleColumns(
  storageKey: string,
  columns: readonly ChoosableColumn[],
): [string[], (keys: readonly string[]) => void] {
  const [stored, store] = useStored<readonly unknown[]>(storageKey, parseColumnKeys, nothingChosen)
  const visible = useMemo(() => settleColumnKeys(columns, stored), [columns, stored])
  const change = useCallback((keys: readonly string[]) => store(keys), [store])
  return [visible, change]
}

/** Parses the stored JSON. Returns undefined if it is not an array. */
export function parseColumnKeys(stored: string): readonly unknown[] | undefined {
  const value: unknown = JSON.parse(stored)
  return Array.isArray(value) ? value : undefined
}
