import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id, RoleInput } from '../models.ts'
import { mutation } from './mutation.ts'

const all = ['role']
/** What shows the name of a role too. */
const naming = [['user'], ['me']]

/** Reading roles. */
export function roleQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => client.listRoles({ signal }) }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: [...all, 'detail', String(id)],
        queryFn: ({ signal }) => client.getRole(id, { signal }),
        // Each reading is an object of its own: its version is tied to it.
        structuralSharing: false,
      }),
  }
}

/** Writing roles. */
export function roleMutations(client: FleetClient) {
  return {
    create: () => mutation([...all, 'create'], (input: RoleInput) => client.createRole(input), [all]),
    /** `version`: what the input is based on, as `versionOf` tells it. */
    update: (id: Id, version?: string) =>
      mutation(
        [...all, 'update', String(id)],
        (input: RoleInput) => client.updateRole(id, input, { version }),
        [all, ...naming],
      ),
    remove: (id: Id) =>
      mutation([...all, 'remove', String(id)], () => client.deleteRole(id), [[...all, 'list']]),
  }
}
