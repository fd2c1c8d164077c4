import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../database/Database.ts'
import { retryDeadlocks } from '../database/databaseErrors.ts'
import { conflict, malformed } from '../http/HttpError.ts'
import { catalogues, type Language, type Message } from '../locales/messages.ts'
import { asRun } from './changeRun.ts'
import { requireSignedIn } from '../security/security.ts'

export interface Created {
  message: Message
  data: { id: number }
}

/** A stored response, with its message in every language, because the repeated request can ask for another language. */
interface StoredResponse {
  message: Record<Language, string>
  data: { id: number }
  /** The run that created the record; responses from before there were runs have none. */
  undo?: number | null
}

interface Claim {
  userId: number
  key: string
  /** Hash of the operation and the body. A request with the same key but another hash is an error of the client. */
  fingerprint: string
}

/**
 * Creates a record in one transaction. With an Idempotency-Key, the transaction also stores the response. If the same
 * user repeats the request, this function returns the stored response and creates nothing. Error responses are not
 * stored.
 */
export async function createOnce(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  create: (transaction: Queryable) => Promise<Created>,
): Promise<Created> {
  const claim = readClaim(request)
  const run = async (transaction: Queryable) => {
    const stored = claim && (await claimKey(transaction, claim))
    if (stored) {
      const { undo, ...response } = stored
      request.undo = undo
      return response
    }
    const created = await asRun(transaction, request, () => create(transaction))
    if (claim) await storeResponse(transaction, claim, created, request.undo)
    return created
  }
  const response = await retryDeadlocks(() => database.transaction(run))
  reply.code(201)
  return response
}

function readClaim(request: FastifyRequest): Claim | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return null
  // Counts the raw headers, because Node joins repeated headers into one value.
  const sent = request.raw.rawHeaders.filter((name) => name.toLowerCase() === 'idempotency-key')
  if (sent.length > 1) throw malformed()
  const operation = request.routeOptions.schema?.operationId
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([operation, request.body]))
    .digest('base64url')
  return { userId: requireSignedIn(request).userId, key, fingerprint }
}

const isExpired = `created_at < now() - interval '1 day'`

/** Deletes keys that no client repeats any more. */
export async function dropExpiredKeys(transaction: Queryable): Promise<void> {
  await transaction.query(`delete from repeated_create where ${isExpired}`)
}

/**
 * Claims a key; waits until no other open transaction has claimed the key. Returns the response that is stored
 * for the key; null if there is none.
 */
async function claimKey(
  transaction: Queryable,
  claim: Claim,
): Promise<(Created & { undo: number | null }) | null> {
  const { userId, key, fingerprint } = claim
  const claimed = await transaction.query(
    `insert into repeated_create as known (user_id, key, fingerprint) values ($1, $2, $3)
     on conflict (user_id, key) do update
     set fingerprint = excluded.fingerprint, answer = null, created_at = now() where known.${isExpired}
     returning key`,
    [userId, key, fingerprint],
  )
  if (claimed.length > 0) return null
  const [before] = await transaction.query<{ fingerprint: string; answer: StoredResponse }>(
    'select fingerprint, answer from repeated_create where user_id = $1 and key = $2',
    [userId, key],
  )
  if (before?.fingerprint !== fingerprint) throw conflict((texts) => texts.error.keyUsed)
  const { message, data, undo = null } = before.answer
  return { message: ({ language }) => message[language], data, undo }
}

async function storeResponse(
  transaction: Queryable,
  { userId, key }: Claim,
  { message, data }: Created,
  undo: number | null,
): Promise<void> {
  const messages = Object.values(catalogues).map((texts) => [texts.language, message(texts)])
  await transaction.query('update repeated_create set answer = $3 where user_id = $1 and key = $2', [
    userId,
    key,
    JSON.stringify({ message: Object.fromEntries(messages), data, undo }),
  ])
}
