import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { PasswordInput, ProfileInput } from '../models.ts'
import { mutation } from './mutation.ts'

/** Reading one's own account. */
export function meQueries(client: FleetClient) {
  return {
    detail: () => queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => client.getMe({ signal }) }),
  }
}

/** Writing one's own account. */
export function meMutations(client: FleetClient) {
  return {
    updateProfile: () =>
      mutation(['me', 'profile'], (input: ProfileInput) => client.updateProfile(input), [['me'], ['user']]),
    changePassword: () =>
      mutation(['me', 'password'], (input: PasswordInput) => client.changePassword(input), []),
  }
}
