import { createFleetClient, type LoginInput } from '@sikud/api'

let token: string | null = null

/**
 * The one client of the app. The app decides where it keeps the token; here it is in memory, until the page is closed.
 */
export const client = createFleetClient({ baseUrl: '/api/v1', token: () => token })

/** Signs in. Throws for a user with a second factor: this example has no page that asks for its code. */
export async function signIn(account: LoginInput) {
  const result = await client.login(account)
  if (!('token' in result)) throw new Error('This user signs in with a second factor.')
  token = result.token
}
