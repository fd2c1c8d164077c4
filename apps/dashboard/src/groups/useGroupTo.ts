import type { Vehicle } from '@sikud/api'
import { mayCall } from '../authority/operations.ts'
import { paths } from '../paths.ts'
import { useMe } from '../useMe.ts'

/** Returns a function that gives the address of a record's depot; undefined for users without access to depots. */
export function useGroupTo() {
  const me = useMe()
  return (group: Vehicle['group']) =>
    group?.id !== undefined && mayCall(me, 'getGroup') ? paths.group.detail(group.id) : undefined
}
