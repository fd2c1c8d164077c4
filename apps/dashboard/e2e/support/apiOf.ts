import { expect, serverOrigin } from './test.ts'

/** Returns a function that calls the API of the test server for a user: a POST if it gets a body, else a GET. */
export function apiOf(token: string) {
  return async (path: string, body?: object) => {
    const response = await fetch(`${serverOrigin()}/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(response.ok).toBe(true)
    const { data } = await response.json()
    return data
  }
}
