import type { Middleware } from 'openapi-fetch'

/** Sends with every update the version of the record that was read last, so that the server can tell a late one (412). */
export function ifMatch(): Middleware {
  const versions = new Map<string, string>()
  return {
    onRequest({ request }) {
      const version = request.method === 'PUT' ? versions.get(recordOf(request)) : undefined
      if (version !== undefined) request.headers.set('If-Match', version)
    },
    onResponse({ request, response }) {
      const version = response.headers.get('ETag')
      if (request.method === 'GET' && response.ok && version) versions.set(recordOf(request), version)
      // What is stored now has a version that only a new reading tells.
      if (request.method === 'PUT' && response.ok) versions.delete(recordOf(request))
    },
  }
}

function recordOf({ url }: Request): string {
  return url.split('?')[0] ?? ''
}
