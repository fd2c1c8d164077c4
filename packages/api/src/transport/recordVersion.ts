import type { Middleware } from 'openapi-fetch'

const versions = new WeakMap<object, string>()

/** Returns the version (ETag) of a record that the client read; undefined if the server sent none. */
export function versionOf(record: object | undefined): string | undefined {
  return record && versions.get(record)
}

/** Remembers the version of a record that the client read. */
export function keepVersion(record: object, version: string | null): void {
  if (version) versions.set(record, version)
}

/**
 * Removes `If-Match` from each request. Used for a server without the extension `safeWrites`, because a proxy may have
 * added the ETags to its responses.
 */
export function withoutIfMatch(): Middleware {
  return { onRequest: ({ request }) => request.headers.delete('If-Match') }
}
