import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id, UserPasswordInput } from '../models.ts'
import { mutation } from './mutation.ts'

/** Reading users. */
export function userQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({ queryKey: ['user', 'list'], queryFn: ({ signal }) => client.listUsers({ signal }) }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: ['user', 'detail', String(id)],
        queryFn: ({ signal }) => client.getUser(id, { signal }),
      }),
  }
}

/** Writing users; `setPassword` needs the extension `userPassword`. */
export function userMutations(client: FleetClient) {
  return {
    setPassword: (id: Id) =>
      mutation(
        ['user', 'password', String(id)],
        (input: UserPasswordInput) => client.setUserPassword(id, input),
        [],
      ),
  }
}
