import type { Id } from '@sikud/api'
import { groupKeys } from '@sikud/ui/group'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../lazyPart.tsx'
import { useGroups } from './useGroups.ts'

// Only users with several depots load it.
const GroupFilter = lazyPart(async () => (await import('@sikud/ui/group')).GroupFilter)

/** Keeps the rows of the depot in the address and of those below it; `toolbar` chooses the depot. */
export function useGroupFilter<Row extends { group_id?: Id }>(rows: readonly Row[]) {
  const groups = useGroups()?.data
  const [params, setParams] = useSearchParams()
  const value = params.get('group')
  const several = groups !== undefined && groups.length > 1
  const shown = useMemo(() => {
    if (!several || value === null) return rows
    const keys = groupKeys(groups, value)
    return keys.size === 0 ? rows : rows.filter(({ group_id }) => keys.has(String(group_id)))
  }, [several, groups, value, rows])
  function choose(id: Id | null) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('page')
        if (id === null) next.delete('group')
        else next.set('group', String(id))
        return next
      },
      { preventScrollReset: true },
    )
  }
  const toolbar = several && <GroupFilter groups={groups} value={value} onChange={choose} />
  return { rows: shown, list: { grouped: several, toolbar } }
}
