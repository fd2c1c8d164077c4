import type { Vehicle } from '@sikud/api'
import { may } from '../authority/permissions.ts'
import { paths } from '../paths.ts'
import { useMe } from '../useMe.ts'

/** Returns the function that gives the address of a record's depot; undefined for those who may not open it. */
export function useGroupTo() {
  const me = useMe()
  return (group: Vehicle['group']) =>
    group?.id !== undefined && may(me, 'group.view') ? paths.group.detail(group.id) : undefined
}
