import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { GroupInput } from '../models.ts'
import { recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries for depots (extension `groups`). */
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

/**
 * Returns the mutations that create, update and delete depots. An update also makes the data of vehicles, drivers,
 * devices, users and the user's own account stale, because it can change which records the user sees.
 */
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
