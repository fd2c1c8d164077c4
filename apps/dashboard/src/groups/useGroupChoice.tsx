import { useChosenGroup } from '@sikud/api/react'
import { lazyPart } from '@sikud/ui/lazy'

// Only users who see several depots load this code.
const GroupFilter = lazyPart(async () => (await import('@sikud/ui/group')).GroupFilter)

/** Keeps the chosen depot in the URL. `field` is the select box; it is undefined for users who see only one depot. */
export function useGroupChoice() {
  const { filter, ...choice } = useChosenGroup()
  return { ...choice, field: filter && <GroupFilter {...filter} /> }
}
