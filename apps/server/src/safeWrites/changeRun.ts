import type { FastifyRequest } from 'fastify'
import type { Permission } from '@sikud/api/permissions'
import type { Queryable } from '../database/Database.ts'
import { notFound } from '../http/HttpError.ts'
import { hasPermission, nameActor, requirePermission, requireSignedIn } from '../security/security.ts'

/** The kinds of records whose changes can be undone, in the order in which an undo brings them back. */
export const changedKinds = ['group', 'vehicle', 'driver', 'device'] as const
export type ChangedKind = (typeof changedKinds)[number]

/** What a run did to a record. */
export type Deed = 'created' | 'changed' | 'deleted'

/** SQL: whether a change is one, and not a creation and deletion of the same run. */
export const isReal = '(before is not null or after_version is not null)'
/** SQL: what a change did. */
export const did = `case when before is null then 'created' when after_version is null then 'deleted' else 'changed' end`

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

/** The permission for what an undo does. */
const needed: Record<Deed, (kind: ChangedKind) => Permission> = {
  created: (kind) => `${kind}.delete`,
  changed: (kind) => `${kind}.update`,
  deleted: (kind) => `${kind}.create`,
}

/** Returns the kinds of records that runs changed, and what each did to them. */
async function listDeeds(
  database: Queryable,
  runs: readonly number[],
): Promise<{ run: number; kind: ChangedKind; did: Deed }[]> {
  return database.query(
    `select distinct run_id as run, subject_type as kind, ${did} as did from record_change
     where run_id = any($1::int[]) and ${isReal}`,
    [runs],
  )
}

/** Requires the permissions to undo a run, and returns the kinds of records that it changed; throws 404 if there are none. */
export async function requireUndo(
  database: Queryable,
  request: FastifyRequest,
  run: number,
): Promise<ChangedKind[]> {
  const deeds = await listDeeds(database, [run])
  if (deeds.length === 0) throw notFound()
  // oxlint-disable-next-line no-await-in-loop -- at most twelve; the first refusal ends them
  for (const { kind, did } of deeds) await requirePermission(database, request, needed[did](kind))
  return deeds.map(({ kind }) => kind)
}

/** Returns the runs among these whose undo the caller has the permissions for. */
export async function listUndoable(
  database: Queryable,
  request: FastifyRequest,
  runs: readonly number[],
): Promise<Set<number>> {
  if (runs.length === 0) return new Set()
  const deeds = await listDeeds(database, runs)
  const has = new Map<Permission, boolean>()
  const undoable = new Set(deeds.map(({ run }) => run))
  for (const { run, kind, did } of deeds) {
    const permission = needed[did](kind)
    // oxlint-disable-next-line no-await-in-loop -- each of at most twelve permissions is read once
    const may = has.get(permission) ?? (await hasPermission(database, request, permission))
    has.set(permission, may)
    if (!may) undoable.delete(run)
  }
  return undoable
}
