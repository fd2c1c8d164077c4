import { createFleetClient, type LoginInput } from '@sikud/api'

let token: string | null = null

/**
 * The only client of the app. Each app decides where it stores the token; here it is in memory until the page closes.
 */
export const client = createFleetClient({ baseUrl: '/api/v1', token: () => token })

/** Signs in. Throws for a user with a second factor, because this example has no page for the code. */
export async function signIn(account: LoginInput) {
  const result = await client.login(account)
  if (!('token' in result)) throw new Error('This example does not support users with a second factor.')
  token = result.token
}
