import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { EmailInput, PasswordInput, ProfileInput } from '../models.ts'
import { mutation } from './recordQueries.ts'

/** Returns the query for the user's own account. */
export function meQueries(client: FleetClient) {
  return {
    detail: () => queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => client.getMe({ signal }) }),
  }
}

/** Returns the mutations that change the profile, the password and the e-mail address of the user. */
export function meMutations(client: FleetClient) {
  return {
    updateProfile: () =>
      mutation(['me', 'profile'], (input: ProfileInput) => client.updateProfile(input), [['me'], ['user']]),
    changePassword: () =>
      mutation(['me', 'password'], (input: PasswordInput) => client.changePassword(input), []),
    startEmailChange: () =>
      mutation(['me', 'email'], (input: EmailInput) => client.startEmailChange(input), [['me']]),
    withdrawEmailChange: () =>
      mutation(['me', 'withdrawEmail'], () => client.withdrawEmailChange(), [['me']]),
  }
}
