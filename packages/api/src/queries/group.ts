import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { GroupInput } from '../models.ts'
import { recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries of depots; extension `groups`. */
export function groupQueries(client: FleetClient) {
  return {
    ...recordQueries('group', {
      list: (options) => client.listGroups(options),
      detail: (id, options) => client.getGroup(id, options),
    }),
    /** The depots that the signed-in user sees; part of the list, so a deletion makes them stale. */
    own: () =>
      queryOptions({
        queryKey: ['group', 'list', 'own'],
        queryFn: ({ signal }) => client.listOwnGroups({ signal }),
      }),
  }
}

/** Returns the mutations of depots. Each makes every list stale, because it changes which records users see. */
export function groupMutations(client: FleetClient) {
  return recordMutations<GroupInput>(
    'group',
    {
      create: (input) => client.createGroup(input),
      update: (id, input, options) => client.updateGroup(id, input, options),
      remove: (id) => client.deleteGroup(id),
    },
    [['vehicle'], ['driver'], ['device'], ['user'], ['me']],
  )
}
