import { useSearch } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { groupKeys } from '@sikud/ui/group'
import { lazyPart } from '@sikud/ui/lazy'
import { useMemo } from 'react'
import { useGroups } from './useGroups.ts'

// Only users who see several depots load this code.
const GroupFilter = lazyPart(async () => (await import('@sikud/ui/group')).GroupFilter)

/** Keeps the chosen depot in the URL. `field` is the select box; it is false for users who see only one depot. */
export function useGroupChoice() {
  const query = useGroups()
  const groups = query?.data
  const [params, changeSearch] = useSearch()
  const value = params.get('group')
  const several = groups !== undefined && groups.length > 1
  const keys = useMemo(() => {
    const chosen = several && value !== null ? groupKeys(groups, value) : null
    return chosen?.size ? chosen : null
  }, [several, groups, value])
  function choose(id: Id | null) {
    changeSearch((search) => {
      search.delete('page')
      if (id === null) search.delete('group')
      else search.set('group', String(id))
      return search
    })
  }
  return {
    several,
    /** The keys of the chosen depot and of those below it; null for all depots. */
    keys,
    /** The id of the chosen depot; while the depots load, it is the unchecked id from the URL. */
    chosen: keys !== null || query?.isLoading ? value : null,
    choose,
    field: several && <GroupFilter groups={groups} value={value} onChange={choose} />,
  }
}
