'use client'

import type { AccessGroup } from '@sikud/api'
import { useMemo, useState } from 'react'
import { changedGrants, filteredGroups, type GrantKeys } from './grants.ts'

/** The present search and filter of the matrix, with functions to change them. */
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
  // Permissions that differed when the user turned on the filter. Their rows stay after the user undoes a change.
  const [kept, setKept] = useState<GrantKeys | null>(null)
  const changed = useMemo(() => new Set(changedGrants(groups, granted, saved)), [groups, granted, saved])
  const shown = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase('id')
    const has = (text: string) => text.toLocaleLowerCase('id').includes(wanted)
    return filteredGroups(groups, ({ id, name }, group) => {
      const key = String(id)
      if (kept !== null && !kept.has(key) && !changed.has(key)) return false
      return wanted === '' || has(name) || has(group.name)
    })
  }, [groups, search, kept, changed])
  return {
    shown,
    search,
    onSearch: setSearch,
    changes: changed.size,
    onlyChanged: kept !== null,
    onOnlyChanged: (only: boolean) => setKept(only ? changed : null),
  }
}
