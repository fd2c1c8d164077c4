import { foldedWords } from './foldText.ts'
import { searchEntries } from './searchEntries.ts'
import type { SearchEntry, SearchGroup } from './SearchGroup.ts'

/** The results from one group that the search shows, and the number of all matches in the group. */
export interface FoundGroup {
  group: SearchGroup
  entries: readonly SearchEntry[]
  total: number
}

const few = 5

/**
 * Searches all groups and puts the best match first. For an empty search, returns the groups that are shown without a
 * search (`atRest`).
 */
export function searchGroups(groups: readonly SearchGroup[], search: string): FoundGroup[] {
  if (foldedWords(search).length === 0) {
    return groups
      .filter((group) => group.atRest)
      .map((group) => ({ group, entries: group.entries.slice(0, group.limit), total: group.entries.length }))
  }
  const [first] = foldedWords(search)
  return groups
    .filter(({ word }) => word === undefined || foldedWords(word)[0] === first)
    .map((group) => {
      const found = searchEntries(
        group.entries,
        search,
        group.allTo ? few : (group.limit ?? group.entries.length),
      )
      return { group, ...found }
    })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.rank - other.rank)
}
