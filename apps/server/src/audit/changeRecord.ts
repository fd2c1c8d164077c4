import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../database/Database.ts'
import { retryDeadlocks } from '../database/databaseErrors.ts'
import { notFound } from '../http/HttpError.ts'
import { difference, type SubjectType, tableOf } from './difference.ts'
import { asRun } from '../safeWrites/changeRun.ts'
import { writeAudit } from './writeAudit.ts'

/** The record that a request changes, and the function that reads it. */
interface Target<Row> {
  type: Exclude<SubjectType, 'user'>
  id: number
  find: (database: Queryable) => Promise<Row | null>
  /** Takes a lock that must come before the lock of the record, so that two changes cannot deadlock. */
  lockFirst?: (transaction: Queryable) => Promise<void>
}

/**
 * Changes or deletes a record and writes the audit entry in one transaction. Compares the record before and after the
 * change, and writes no entry if nothing changed. Throws 404 for an unknown record.
 */
export async function changeRecord<Row extends object>(
  database: Database,
  request: FastifyRequest,
  { type, id, find, lockFirst }: Target<Row>,
  change: (transaction: Queryable, before: Row) => Promise<unknown>,
): Promise<void> {
  const run = async (transaction: Queryable) => {
    await lockFirst?.(transaction)
    // Locks the record, so that `before` is the version that the change replaces.
    // A device stays open for foreign keys, because a transaction that stores trips of it can have `lockTrips`.
    const strength = type === 'device' ? 'no key update' : 'update'
    await transaction.query(`select from ${tableOf(type)} where id = $1 for ${strength}`, [id])
    await asRun(transaction, request, async () => {
      const before = await find(transaction)
      if (!before) throw notFound()
      await change(transaction, before)
      const after = await find(transaction)
      if (after && difference(type, before, after) === null) return
      await writeAudit(transaction, request, { subject: { type, id }, before, after })
    })
  }
  await retryDeadlocks(() => database.transaction(run))
}
