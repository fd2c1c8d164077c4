import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { GroupInput } from '../models.ts'
import { recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries of depots, for servers with the extension `groups`. */
export function groupQueries(client: FleetClient) {
  return {
    ...recordQueries('group', {
      list: (options) => client.listGroups(options),
      detail: (id, options) => client.getGroup(id, options),
    }),
    /**
     * The depots that the user sees. The query key begins with the key of `list`, so that the deletion of a depot makes
     * both queries stale.
     */
    own: () =>
      queryOptions({
        queryKey: ['group', 'list', 'own'],
        queryFn: ({ signal }) => client.listOwnGroups({ signal }),
      }),
  }
}

/** Returns the mutations of depots. An update makes all lists stale: it can change which records users see. */
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
