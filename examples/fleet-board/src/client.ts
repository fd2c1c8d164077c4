import { createFleetClient, type LoginInput } from '@sikud/api'

let token: string | null = null

/** The one client of the app; where the token is kept is the app's business, here until the page is left. */
export const client = createFleetClient({ baseUrl: '/api/v1', token: () => token })

/** Signs in. Throws for a user with a second factor: this example has no page that asks for its code. */
export async function signIn(account: LoginInput) {
  const result = await client.login(account)
  if (!('token' in result)) throw new Error('This user signs in with a second factor.')
  token = result.token
}
