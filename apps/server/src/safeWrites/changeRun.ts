import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { nameActor, requireSignedIn } from '../security/security.ts'

/**
 * Begins a run in this transaction and returns its id: from now on, triggers remember every device, vehicle, driver and
 * depot that the transaction changes, as it was before.
 */
export async function startRun(transaction: Queryable, request: FastifyRequest): Promise<number> {
  const { userId } = requireSignedIn(request)
  const action = request.routeOptions.schema?.operationId ?? ''
  const [run] = await transaction.query<{ id: number }>(
    'insert into change_run (user_id, action) values ($1, $2) returning id',
    [userId, action],
  )
  const id = run?.id ?? 0
  await joinRun(transaction, request, id)
  return id
}

/** Makes this transaction a further part of a run, so that both are undone together. */
export async function joinRun(transaction: Queryable, request: FastifyRequest, id: number): Promise<void> {
  await nameActor(transaction, request)
  await transaction.query("select set_config('sikud.run', $1, true)", [String(id)])
}

/** Runs `change` as a run. The response of the request then has the id of the run, unless no record changed. */
export async function asRun<Result>(
  transaction: Queryable,
  request: FastifyRequest,
  change: () => Promise<Result>,
): Promise<Result> {
  const id = await startRun(transaction, request)
  const result = await change()
  const empty = await transaction.query(
    'delete from change_run where id = $1 and not exists (select from record_change where run_id = $1) returning id',
    [id],
  )
  request.undo = empty.length > 0 ? null : id
  return result
}
