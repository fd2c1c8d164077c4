import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { requireSignedIn } from './security.ts'

/** Tells the triggers of the database which user makes the changes of a transaction. */
export async function nameActor(transaction: Queryable, request: FastifyRequest): Promise<void> {
  const { userId } = requireSignedIn(request)
  await transaction.query("select set_config('sikud.user', $1, true)", [String(userId)])
}
