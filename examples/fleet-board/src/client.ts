import { createFleetClient, type LoginInput } from '@sikud/api'

let token: string | null = null

/** The one client of the app; where the token is kept is the app's business, here until the page is left. */
export const client = createFleetClient({ baseUrl: '/api/v1', token: () => token })

export async function signIn(account: LoginInput) {
  ;({ token } = await client.login(account))
}
