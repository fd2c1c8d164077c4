import type { FastifyRequest } from 'fastify'
import { lockAuthority } from '../../authority/mayManage.ts'
import type { Queryable } from '../../database/Database.ts'
import { conflict, notFound } from '../../http/HttpError.ts'
import { lockTree } from '../group/groupRepository.ts'
import { withdrawExcess } from '../user/userRepository.ts'
import { type ChangedKind, changedKinds } from '../../safeWrites/changeRun.ts'
import { scopeOf } from '../../security/scope.ts'
import { nameActor } from '../../security/security.ts'
import { lockTrips } from '../../trips/countShares.ts'
import { shareTrips } from '../../trips/tripShares.ts'
import { deleteRows } from '../recordRows.ts'
import { auditMany } from './auditMany.ts'
import {
  bringBack,
  bringBackAssignments,
  type Change,
  examine,
  insertAgain,
  listReported,
  markUndone,
  type Target,
} from './undoRepository.ts'

/** What an undo did; `fromNow` is the number of devices whose earlier vehicle or driver holds only from now on. */
interface Undone {
  done: Change[]
  refused: Change[]
  fromNow: number
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
  for (const kind of order) await undoKind(transaction, request, { kind, created: false, target }, undone)
  for (const kind of order.toReversed())
    await undoKind(transaction, request, { kind, created: true, target }, undone)
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
  part: { kind: ChangedKind; created: boolean; target: Target },
  undone: Undone,
): Promise<void> {
  const { kind } = part
  const changes = await examine(transaction, scopeOf(request), part)
  const free = changes.filter(({ obstacle }) => obstacle === null)
  undone.refused.push(...changes.filter(({ obstacle }) => obstacle !== null))
  if (free.length === 0) return
  const ids = free.map(({ subjectId }) => subjectId)
  await auditMany(transaction, request, {
    kind,
    ids,
    change: async () => {
      if (part.created) await deleteRows(transaction, kind, ids)
      else undone.fromNow += await bringAllBack(transaction, request, kind, free)
    },
  })
  await markUndone(
    transaction,
    free.map(({ id }) => id),
  )
  undone.done.push(...free)
}

/** Brings changed and deleted records back. Returns how many devices have their earlier vehicle or driver only from now on. */
async function bringAllBack(
  transaction: Queryable,
  request: FastifyRequest,
  kind: ChangedKind,
  changes: readonly Change[],
): Promise<number> {
  const idsOf = (did: Change['did']) => changes.filter((change) => change.did === did).map(({ id }) => id)
  const [changed, deleted] = [idsOf('changed'), idsOf('deleted')]
  // Before the update, whose triggers write to the assignments.
  const reported = kind === 'device' ? await listReported(transaction, changed) : []
  if (changed.length > 0) await bringBack(transaction, kind, changed)
  if (deleted.length > 0) await insertAgain(transaction, scopeOf(request), kind, deleted)
  if (kind === 'device') {
    await lockTrips(transaction)
    const unreported = changed.filter((id) => !reported.includes(id))
    await shareTrips(transaction, await bringBackAssignments(transaction, [...unreported, ...deleted]))
  }
  return reported.length
}
