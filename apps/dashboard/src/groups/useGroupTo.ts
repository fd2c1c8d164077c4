import { mayCall, useMe } from '@sikud/api/react'
import type { Vehicle } from '@sikud/api'
import { paths } from '../paths.ts'

/** Returns a function that returns the path of a depot's page, or undefined if the user may not open the page. */
export function useGroupTo() {
  const me = useMe()
  return (group: Vehicle['group']) =>
    group?.id !== undefined && mayCall(me, 'getGroup') ? paths.group.detail(group.id) : undefined
}
