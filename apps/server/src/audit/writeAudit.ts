import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { clientNetwork } from '../security/clientNetwork.ts'
import { type Detail, difference, type Facts, type SubjectType } from './difference.ts'

export interface Subject {
  type: SubjectType
  id: number
}

/** Where a change comes from: an HTTP request, or a command on the command line. */
export type Source = FastifyRequest | { command: string }

export interface Entry {
  /**
   * The action, if it is not the operation: a change of a user can also end the links of other users, and one operation
   * can create several records.
   */
  action?: 'revoke-link' | 'cut-token' | 'createVehicle' | 'createDevice' | 'createDriver'
  subject?: Subject | null
  /** The kind of the records, if the entry is about many; `facts` then has their ids. */
  many?: SubjectType
  /**
   * The record before and after the change; null if it did not exist. Only the fields in `auditedFields` are stored.
   */
  before?: object | null
  after?: object | null
  outcome?: 'done' | 'refused'
  facts?: Facts
}

/**
 * The types of records that are about persons. When such a record is deleted, the details of all entries about it are
 * erased.
 */
const persons: readonly SubjectType[] = ['driver', 'user']

/**
 * Writes one entry of the audit log. Call it at the end of the transaction that makes the change: every entry needs the
 * same lock, and the transaction holds the lock until the commit. The action of the entry is the id of the API
 * operation or the name of the command, if the entry names no other.
 */
export async function writeAudit(transaction: Queryable, source: Source, entry: Entry): Promise<void> {
  const { subject = null, before = null, after = null, outcome = 'done', facts } = entry
  const isErasure = subject !== null && persons.includes(subject.type) && before !== null && after === null
  if (isErasure) await eraseDetails(transaction, subject)
  const factsDetail: Detail | null = facts ? { before: {}, after: { ...facts } } : null
  const detail =
    subject && (before ?? after) && !isErasure ? difference(subject.type, before, after) : factsDetail
  const { origin, actorId, sessionId, address, requestId, ...described } = describe(source)
  await transaction.query(
    `insert into audit_log (origin, actor_id, session_id, action, subject_type, subject_id, address, request_id,
       outcome, detail, run_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, nullif(current_setting('sikud.run', true), '')::integer)`,
    [
      origin,
      actorId,
      sessionId,
      entry.action ?? described.action,
      subject?.type ?? entry.many ?? null,
      subject?.id ?? null,
      address,
      requestId,
      outcome,
      detail && JSON.stringify(detail),
    ],
  )
}

function describe(source: Source) {
  if ('command' in source) {
    const nobody = { actorId: null, sessionId: null, address: null, requestId: null }
    return { action: source.command, origin: 'command', ...nobody }
  }
  const { signedIn, routeOptions, id } = source
  return {
    action: routeOptions.schema?.operationId ?? '',
    origin: signedIn ? (signedIn.isSession ? 'session' : 'token') : 'visitor',
    actorId: signedIn?.userId ?? null,
    sessionId: signedIn?.tokenId ?? null,
    address: clientNetwork(source),
    requestId: id,
  }
}

/**
 * Erases the details of the entries about a person. The hashes of the details remain, so the hash chain stays valid.
 */
export async function eraseDetails(transaction: Queryable, { type, id }: Subject): Promise<void> {
  await transaction.query(
    `update audit_log set detail = null, salt = null
     where subject_type = $1 and subject_id = $2 and detail is not null`,
    [type, id],
  )
}
