import type { Id } from '@sikud/api'
import { useMemo } from 'react'
import { useGroupChoice } from './useGroupChoice.tsx'

/** Keeps only rows of the depot in the URL and of the depots below it; `toolbar` is the select box for the depot. */
export function useGroupFilter<Row extends { group_id?: Id }>(rows: readonly Row[]) {
  const { several, keys, field } = useGroupChoice()
  const shown = useMemo(
    () => (keys === null ? rows : rows.filter(({ group_id }) => keys.has(String(group_id)))),
    [keys, rows],
  )
  return { rows: shown, list: { grouped: several, toolbar: field } }
}
