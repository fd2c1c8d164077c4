import { groupQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { may } from '../authority/permissions.ts'
import { useServices } from '../services.ts'
import { useMe } from '../useMe.ts'

/** Returns the query of the depots; undefined where the server has none or the user may not list them. */
export function useGroups() {
  const { client, config } = useServices()
  const me = useMe()
  const enabled = config.features.has('groups') && me !== undefined && may(me, 'group.list')
  const groups = useQuery({ ...groupQueries(client).list(), enabled })
  return enabled ? groups : undefined
}
