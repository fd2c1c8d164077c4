import type { FastifyReply, FastifyRequest } from 'fastify'
import { outdated } from '../http/HttpError.ts'

export interface Versioned {
  version: number
}

/** Sends the version of a record as its ETag; returns the record without the version. */
export function tagVersion<Row extends Versioned>(
  reply: FastifyReply,
  { version, ...record }: Row,
): Omit<Row, 'version'> {
  reply.header('etag', tagOf(version))
  return record
}

/**
 * Returns the version that an update may replace. Returns null (any version) if the request has no `If-Match`. Throws
 * 412 if `If-Match` is not the current version. The update must compare the version again, because another update can
 * commit after this check.
 */
export function expectedVersion(request: FastifyRequest, { version }: Versioned): number | null {
  const wanted = request.headers['if-match']
  if (wanted === undefined || wanted === '*') return null
  // Uses `includes`, because the header can be a list of tags, and a proxy can change the tag to the weak form `W/"7"`.
  if (!wanted.includes(tagOf(version))) throw outdated()
  return version
}

function tagOf(version: number): string {
  return `"${version}"`
}
