'use client'

import type { AccessGroup } from '@sikud/api'
import { useMemo, useState } from 'react'
import { changedGrants, filteredGroups, type GrantKeys } from './grants.ts'

/** How the matrix is narrowed down. */
export interface MatrixFilter {
  search: string
  onSearch: (search: string) => void
  /** How many permissions differ from what is saved. */
  changes: number
  onlyChanged: boolean
  onOnlyChanged: (only: boolean) => void
}

/** The groups that match a search and, when wanted, only what differs from what is saved. */
export function useShownGroups(groups: readonly AccessGroup[], granted: GrantKeys, saved: GrantKeys) {
  const [search, setSearch] = useState('')
  // What was changed when the switch was turned on: a row that is put back stays under the finger.
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
