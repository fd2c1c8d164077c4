import { foldedWords } from './foldText.ts'
import { searchEntries } from './searchEntries.ts'
import type { SearchEntry, SearchGroup } from './SearchGroup.ts'

/** The part of a group that is shown. */
export interface FoundGroup {
  group: SearchGroup
  entries: readonly SearchEntry[]
  total: number
}

const few = 5

/** What a search finds, the group with the best find first; before anything is typed, the groups at rest. */
export function searchGroups(groups: readonly SearchGroup[], search: string): FoundGroup[] {
  if (foldedWords(search).length === 0) {
    return groups
      .filter((group) => group.atRest)
      .map((group) => ({ group, entries: group.entries, total: group.entries.length }))
  }
  return groups
    .map((group) => {
      const found = searchEntries(group.entries, search, group.allTo ? few : group.entries.length)
      return { group, ...found }
    })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.rank - other.rank)
}
