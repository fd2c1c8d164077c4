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
      }),
  }
}

/** Writing roles. */
export function roleMutations(client: FleetClient) {
  return {
    create: () => mutation([...all, 'create'], (input: RoleInput) => client.createRole(input), [all]),
    update: (id: Id) =>
      mutation([...all, 'update', String(id)], (input: RoleInput) => client.updateRole(id, input), [
        all,
        ...naming,
      ]),
    remove: (id: Id) =>
      mutation([...all, 'remove', String(id)], () => client.deleteRole(id), [[...all, 'list']]),
  }
}
