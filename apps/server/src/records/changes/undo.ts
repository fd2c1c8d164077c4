import type { FastifyRequest } from 'fastify'
import { lockAuthority } from '../../authority/mayManage.ts'
import type { Queryable } from '../../database/Database.ts'
import { conflict, notFound } from '../../http/HttpError.ts'
import { lockTree } from '../group/groupRepository.ts'
import { withdrawExcess } from '../user/userRepository.ts'
import type { Permission } from '@sikud/api/permissions'
import { scopeOf } from '../../security/scope.ts'
import { nameActor, requirePermission } from '../../security/security.ts'
import { lockTrips } from '../../trips/countShares.ts'
import { shareTrips } from '../../trips/tripShares.ts'
import { auditMany, readRows } from './auditMany.ts'
import {
  bringBack,
  bringBackAssignments,
  type Change,
  type ChangedKind,
  changedKinds,
  examine,
  insertAgain,
  listDeeds,
  listReported,
  markUndone,
  removeCreated,
} from './undoRepository.ts'

type Target = { run: number } | { change: number }

/** The permission for what the undo does. */
const needed: Record<Change['did'], (kind: ChangedKind) => Permission> = {
  created: (kind) => `${kind}.delete`,
  changed: (kind) => `${kind}.update`,
  deleted: (kind) => `${kind}.create`,
}

/** What an undo did; `fromNow` is the number of devices whose earlier vehicle or driver holds only from now on. */
interface Undone {
  done: Change[]
  refused: Change[]
  fromNow: number
}

/** Requires the permissions of an undo; throws 404 if there is nothing to undo. */
export async function requireUndo(
  database: Queryable,
  request: FastifyRequest,
  target: Target,
): Promise<ChangedKind[]> {
  const deeds = await listDeeds(database, target)
  if (deeds.length === 0) throw notFound()
  // oxlint-disable-next-line no-await-in-loop -- at most twelve; the first refusal ends them
  for (const { kind, did } of deeds) await requirePermission(database, request, needed[did](kind))
  return deeds.map(({ kind }) => kind)
}

/**
 * Undoes a run or a single change, as far as nobody changed the records since. Throws 404 if the caller sees none of the
 * records, and 409 if none can be undone.
 */
export async function undo(
  transaction: Queryable,
  request: FastifyRequest,
  target: Target,
  kinds: readonly ChangedKind[],
): Promise<Undone> {
  if (kinds.includes('group')) {
    await lockAuthority(transaction)
    await lockTree(transaction)
  }
  await nameActor(transaction, request)
  const undone: Undone = { done: [], refused: [], fromNow: 0 }
  const order = changedKinds.filter((kind) => kinds.includes(kind))
  for (const kind of order)
    await undoKind(transaction, request, target, kind, { undone, only: ['changed', 'deleted'] })
  for (const kind of order.toReversed())
    await undoKind(transaction, request, target, kind, { undone, only: ['created'] })
  if (undone.done.some(({ movesDepot }) => movesDepot)) await withdrawExcess(transaction, request)
  const visible = undone.refused.filter(({ obstacle }) => obstacle !== 'hidden')
  if (undone.done.length > 0) return { ...undone, refused: visible }
  const [first] = visible
  if (!first) throw notFound()
  throw conflict((texts) =>
    texts.change.refused(texts.change.obstacles[first.obstacle ?? 'changed'], visible.length),
  )
}

async function undoKind(
  transaction: Queryable,
  request: FastifyRequest,
  target: Target,
  kind: ChangedKind,
  { undone, only }: { undone: Undone; only: readonly Change['did'][] },
): Promise<void> {
  const changes = await examine(transaction, scopeOf(request), kind, target)
  const those = changes.filter(({ did }) => only.includes(did))
  const free = those.filter(({ obstacle }) => obstacle === null)
  undone.refused.push(...those.filter(({ obstacle }) => obstacle !== null))
  if (free.length === 0) return
  const subjects = free.map(({ subjectId }) => subjectId)
  const idsOf = (did: Change['did']) => free.filter((change) => change.did === did).map(({ id }) => id)
  const before = await readRows(transaction, kind, subjects)
  const changed = idsOf('changed')
  const deleted = idsOf('deleted')
  const created = free.filter(({ did }) => did === 'created').map(({ subjectId }) => subjectId)
  // Before the update, whose triggers write to the assignments.
  const reported = kind === 'device' ? await listReported(transaction, changed) : []
  if (changed.length > 0) await bringBack(transaction, kind, changed)
  if (deleted.length > 0) await insertAgain(transaction, scopeOf(request), kind, deleted)
  if (created.length > 0) await removeCreated(transaction, kind, created)
  if (kind === 'device' && changed.length + deleted.length > 0) {
    await lockTrips(transaction)
    const trips = await bringBackAssignments(transaction, [
      ...changed.filter((id) => !reported.includes(id)),
      ...deleted,
    ])
    await shareTrips(transaction, trips)
    undone.fromNow += reported.length
  }
  await markUndone(
    transaction,
    free.map(({ id }) => id),
  )
  await auditMany(transaction, request, kind, { ids: subjects, before })
  undone.done.push(...free)
}
