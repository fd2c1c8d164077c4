import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id, RoleInput } from '../models.ts'
import { RARELY_MS } from './choice.ts'
import { mutation, recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries for the list of roles and for one role. */
export function roleQueries(client: FleetClient) {
  return recordQueries('role', {
    list: (options) => client.listRoles(options),
    detail: (id, options) => client.getRole(id, options),
  })
}

/** Returns the mutations that create, update and delete roles. */
export function roleMutations(client: FleetClient) {
  return recordMutations<RoleInput>(
    'role',
    {
      create: (input) => client.createRole(input),
      update: (id, input, options) => client.updateRole(id, input, options),
      remove: (id) => client.deleteRole(id),
    },
    [['user'], ['me']],
  )
}

/**
 * Returns the mutations that begin and end "Lihat sebagai" (extension `viewAs`). After each of them, the caller must
 * reload all data.
 */
export function viewAsMutations(client: FleetClient) {
  return {
    begin: () => mutation(['viewAs', 'begin'], (role: Id) => client.viewAs({ role_id: role }), []),
    end: () => mutation(['viewAs', 'end'], () => client.endViewAs(), []),
  }
}

/** Returns the query for the permissions that a role can grant. */
export function accessQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['access', 'list'],
        queryFn: ({ signal }) => client.listAccessGroups({ signal }),
        staleTime: RARELY_MS,
      }),
  }
}
