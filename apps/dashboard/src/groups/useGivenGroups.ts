import { useMe } from '@sikud/api/react'
import { useGroups } from './useGroups.ts'

/** Returns the depots that the signed-in user can assign to other users, and whether all depots can be assigned. */
export function useGivenGroups() {
  const groups = useGroups()
  const me = useMe()
  return { groups, mayGiveAll: me?.all_groups === true }
}
