import type { Middleware } from 'openapi-fetch'

const versions = new WeakMap<object, string>()

/** Returns the version (ETag) of a record that was read; undefined if the server sent none. */
export function versionOf(record: object | undefined): string | undefined {
  return record && versions.get(record)
}

/** Stores the version of a record that was read. */
export function keepVersion(record: object, version: string | null): void {
  if (version) versions.set(record, version)
}

/** Removes the version from updates to a server without `safeWrites`, because the ETag can be that of a proxy. */
export function withoutIfMatch(): Middleware {
  return { onRequest: ({ request }) => request.headers.delete('If-Match') }
}
