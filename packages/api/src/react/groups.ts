'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GroupPlace, Id } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetClient } from './FleetApp.ts'
import { useSearch } from './useSearch.ts'

/** Returns the query of the depots that the signed-in user sees. */
export function useGroups() {
  return useQuery(useFleetClient().query('listOwnGroups'))
}

/** Returns the depots that the signed-in user can assign to other users, and whether all depots can be assigned. */
export function useGivenGroups() {
  const groups = useGroups()
  const me = useMe()
  return { groups, mayGiveAll: me?.all_groups === true }
}

/** Keeps the chosen depot in the URL. */
export function useChosenGroup() {
  const { data: groups, isLoading } = useGroups()
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
    chosen: keys !== null || isLoading ? value : null,
    choose,
    /** Props of `GroupFilter` of `@sikud/ui/group`; undefined for users who see only one depot. */
    filter: several ? { groups, value, onChange: choose } : undefined,
  }
}

/** Returns the keys of a depot and of all depots below it; empty for an unknown depot. */
export function groupKeys(groups: readonly GroupPlace[], id: Id): ReadonlySet<string> {
  const keys = new Set(groups.map((group) => String(group.id)).filter((key) => key === String(id)))
  // A set also iterates over the keys that are added during the loop.
  for (const above of keys)
    for (const group of groups) if (String(group.parent_id) === above) keys.add(String(group.id))
  return keys
}

/** Returns the rows of the chosen depots; all rows if `keys` is null. */
export function useRowsOfGroup<Row extends { group_id?: Id }>(
  rows: readonly Row[],
  keys: ReadonlySet<string> | null,
): readonly Row[] {
  return useMemo(
    () => (keys === null ? rows : rows.filter(({ group_id }) => keys.has(String(group_id)))),
    [keys, rows],
  )
}
