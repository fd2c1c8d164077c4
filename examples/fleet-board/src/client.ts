import { createFleetClient, type LoginInput } from '@sikud/api'
import { createQueries } from '@sikud/api/queries'

let token: string | null = null

const fleet = createFleetClient({ baseUrl: '/api/v1', token: () => token })

/**
 * The only client of the app, with the options of TanStack Query for each operation. Each app decides where it stores
 * the token; here it is in memory until the page closes.
 */
export const client = { ...fleet, ...createQueries(fleet) }

/** Signs in. Throws for a user with a second factor, because this example has no page for the code. */
export async function signIn(account: LoginInput) {
  const result = await client.request('login', { body: account })
  if (!('token' in result)) throw new Error('This example does not support users with a second factor.')
  token = result.token
}
