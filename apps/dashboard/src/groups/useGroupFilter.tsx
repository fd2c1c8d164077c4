import type { Id } from '@sikud/api'
import { useMemo } from 'react'
import { useGroupChoice } from './useGroupChoice.tsx'

/**
 * Returns the rows that belong to the depot in the URL or to a depot below it, or all rows if the URL has no depot.
 * `toolbar` is the select box with which the user chooses the depot.
 */
export function useGroupFilter<Row extends { group_id?: Id }>(rows: readonly Row[]) {
  const { several, keys, field } = useGroupChoice()
  const shown = useMemo(
    () => (keys === null ? rows : rows.filter(({ group_id }) => keys.has(String(group_id)))),
    [keys, rows],
  )
  return { rows: shown, list: { grouped: several, toolbar: field } }
}
