import type { FleetClient } from '../createFleetClient.ts'
import type { Id, UserPasswordInput } from '../models.ts'
import { mutation, recordQueries } from './recordQueries.ts'

/** Returns the queries of users. */
export function userQueries(client: FleetClient) {
  return recordQueries('user', {
    list: (options) => client.listUsers(options),
    detail: (id, options) => client.getUser(id, options),
  })
}

/** Returns the mutations of users; `setPassword` needs the extension `userPassword`. */
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
