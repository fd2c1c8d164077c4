import { useMe } from '../useMe.ts'
import { useGroups } from './useGroups.ts'

/** Returns which depots the signed-in user can let others see, for the forms of users. */
export function useGivenGroups() {
  const groups = useGroups()
  const me = useMe()
  return { groups, mayGiveAll: me?.all_groups === true }
}
