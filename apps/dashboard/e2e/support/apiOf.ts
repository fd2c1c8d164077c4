import { expect, serverOrigin } from './test.ts'

/**
 * Returns a function that calls the API of a server for a user, and returns the data of the response: by default a POST
 * if it gets a body, else a GET. Without an origin, the shared server of the tests answers.
 */
export function apiOf(token: string, origin = serverOrigin()) {
  return async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true)
    const { data } = await response.json()
    return data
  }
}

export type Api = ReturnType<typeof apiOf>
