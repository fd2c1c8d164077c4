import type { FleetClient } from '../createFleetClient.ts'
import type { LoginInput } from '../models.ts'
import { mutation } from './recordQueries.ts'

/** Returns the mutations of signing in and out; `logout` needs the extension `sessionEnd`. */
export function authMutations(client: FleetClient) {
  return {
    login: () => mutation(['auth', 'login'], (input: LoginInput) => client.login(input), []),
    logout: () => mutation(['auth', 'logout'], () => client.logout(), []),
  }
}
