'use client'

import type { AccessGroup } from '@sikud/api'
import { useMemo, useState } from 'react'
import { changedGrants, filteredGroups, type GrantKeys } from './grants.ts'

/** The current search and filter of the matrix, with functions to change them. */
export interface MatrixFilter {
  search: string
  onSearch: (search: string) => void
  /** Number of permissions that differ from the saved ones. */
  changes: number
  onlyChanged: boolean
  onOnlyChanged: (only: boolean) => void
}

/** Holds the filter of the matrix; returns it with the groups and permissions that match it. */
export function useShownGroups(groups: readonly AccessGroup[], granted: GrantKeys, saved: GrantKeys) {
  const [search, setSearch] = useState('')
  // The permissions that were changed when the user turned on `onlyChanged`. Their rows stay even if the user undoes a
  // change. Null if `onlyChanged` is off.
  const [changedAtSwitchOn, setChangedAtSwitchOn] = useState<GrantKeys | null>(null)
  const changed = useMemo(() => new Set(changedGrants(groups, granted, saved)), [groups, granted, saved])
  const shown = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase('id')
    const has = (text: string) => text.toLocaleLowerCase('id').includes(wanted)
    return filteredGroups(groups, ({ id, name }, group) => {
      const key = String(id)
      if (changedAtSwitchOn !== null && !changedAtSwitchOn.has(key) && !changed.has(key)) return false
      return wanted === '' || has(name) || has(group.name)
    })
  }, [groups, search, changedAtSwitchOn, changed])
  return {
    shown,
    search,
    onSearch: setSearch,
    changes: changed.size,
    onlyChanged: changedAtSwitchOn !== null,
    onOnlyChanged: (only: boolean) => setChangedAtSwitchOn(only ? changed : null),
  }
}
