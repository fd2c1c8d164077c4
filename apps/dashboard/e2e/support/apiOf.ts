import { expect, serverOrigin } from './test.ts'

/**
 * Returns a function that sends an API request with this token and returns the data of the response. By default the
 * method is POST if there is a body, otherwise GET; `origin` is by default the server that all tests share.
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
