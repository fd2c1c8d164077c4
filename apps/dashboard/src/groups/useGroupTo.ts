import type { Vehicle } from '@sikud/api'
import { mayCall } from '../authority/operations.ts'
import { paths } from '../paths.ts'
import { useMe } from '../useMe.ts'

/**
 * Returns a function for the address of a depot's page; it returns undefined if the user has no permission for the
 * page.
 */
export function useGroupTo() {
  const me = useMe()
  return (group: Vehicle['group']) =>
    group?.id !== undefined && mayCall(me, 'getGroup') ? paths.group.detail(group.id) : undefined
}
