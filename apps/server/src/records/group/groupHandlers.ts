import { changeRecord } from '../../audit/changeRecord.ts'
import { writeAudit } from '../../audit/writeAudit.ts'
import { lockAuthority } from '../../authority/mayManage.ts'
import type { Queryable } from '../../database/Database.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { bodyId, FieldChecks, recordId } from '../../http/requestValues.ts'
import type { Message } from '../../locales/messages.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { type Scope, scopeOf } from '../../security/scope.ts'
import { deleteRows } from '../recordRows.ts'
import { withdrawExcess, withSentence } from '../user/userRepository.ts'
import {
  findGroup,
  type GroupFields,
  hasHiddenParent,
  hasOtherGroup,
  insertGroup,
  levelsWithParent,
  listGroupPlaces,
  listGroups,
  lockTree,
  MAX_LEVELS,
  updateGroup,
} from './groupRepository.ts'

type GroupOperation =
  | 'listGroups'
  | 'listOwnGroups'
  | 'getGroup'
  | 'createGroup'
  | 'updateGroup'
  | 'deleteGroup'

export function groupHandlers({ database }: Services): Pick<Handlers, GroupOperation> {
  return {
    async listGroups(request) {
      return { data: await listGroups(database, scopeOf(request)) }
    },

    async listOwnGroups(request) {
      return { data: await listGroupPlaces(database, scopeOf(request)) }
    },

    async getGroup(request, reply) {
      const group = await findGroup(database, scopeOf(request), recordId(request.params.id))
      if (!group) throw notFound()
      return { data: tagVersion(reply, group) }
    },

    async createGroup(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        await lockTree(transaction)
        const fields = await readGroup(transaction, scopeOf(request), request.body, null)
        const id = await insertGroup(transaction, fields)
        await writeAudit(transaction, request, { subject: { type: 'group', id }, after: fields })
        return { message: (texts) => texts.group.created, data: { id } }
      }).catch(refuseTakenName)
    },

    async updateGroup(request) {
      const id = recordId(request.params.id)
      const scope = scopeOf(request)
      const find = (on: Queryable) => findGroup(on, scope, id)
      const target = { type: 'group' as const, id, find, lockFirst: lockTreeAndAuthority }
      let withdrawn: Message | null = null
      await changeRecord(database, request, target, async (transaction, before) => {
        const version = expectedVersion(request, before)
        const fields = await readGroup(transaction, scope, request.body, { ...before, id })
        const keepsParent = await hasHiddenParent(transaction, scope, id)
        if (!(await updateGroup(transaction, id, { fields, keepsParent, version }))) throw outdated()
        // The users of the depots above lose this depot when it moves.
        if (fields.parent_id !== before.parent_id) withdrawn = await withdrawExcess(transaction, request)
      }).catch(refuseTakenName)
      return { message: withSentence((texts) => texts.group.changed, withdrawn) }
    },

    async deleteGroup(request) {
      const id = recordId(request.params.id)
      const target = {
        type: 'group' as const,
        id,
        find: (on: Queryable) => findGroup(on, scopeOf(request), id),
        lockFirst: lockTree,
      }
      await changeRecord(database, request, target, async (transaction) => {
        if (!(await hasOtherGroup(transaction, id))) throw conflict((texts) => texts.group.last)
        await deleteRows(transaction, 'group', [id])
      }).catch(refuseUsed)
      return { message: (texts) => texts.group.deleted }
    },
  }
}

/** Locks what a moved depot can take from users, in the order in which changes of users lock it. */
async function lockTreeAndAuthority(transaction: Queryable): Promise<void> {
  await lockAuthority(transaction)
  await lockTree(transaction)
}

type GroupInput = Pick<GroupFields, 'name' | 'kind'> &
  Partial<Pick<GroupFields, 'zone' | 'working_hours'>> & { parent_id?: number | string | null }

/**
 * Validates the input. `before` is the depot that changes, or null for a new depot. Keeps the zone and the working hours
 * if the input does not have them, as that of a client which does not know them.
 */
async function readGroup(
  transaction: Queryable,
  scope: Scope,
  input: GroupInput,
  before: (Pick<GroupFields, 'name' | 'zone' | 'working_hours'> & { id: number }) | null,
): Promise<GroupFields> {
  const id = before?.id ?? null
  const parentId = bodyId(input.parent_id)
  const { zone = before?.zone ?? null, working_hours = before?.working_hours ?? null } = input
  const fields = { name: input.name.trim(), kind: input.kind, parent_id: parentId, zone, working_hours }
  const isTop = parentId === null
  // A request may omit the parent in two cases. A user who sees all depots may put the depot at the top of the tree. If
  // the user does not see the current parent, the depot keeps this parent.
  const mayBeTop = scope.groupIds === null || (id !== null && (await hasHiddenParent(transaction, scope, id)))
  const exists = isTop || (await findGroup(transaction, scope, parentId)) !== null
  const levels = exists ? await levelsWithParent(transaction, parentId, id) : 1
  new FieldChecks()
    .expect(fields.name !== '', 'name', (texts) => texts.field.nameRequired)
    .expectVisible({ name: fields.name }, before)
    .expect(exists, 'parent_id', (texts) => texts.group.unknown)
    .expect(!isTop || mayBeTop, 'parent_id', (texts) => texts.group.parentRequired)
    .expect(levels !== null, 'parent_id', (texts) => texts.group.belowItself)
    .expect(levels === null || levels <= MAX_LEVELS, 'parent_id', (texts) => texts.group.tooDeep(MAX_LEVELS))
    .throwIfAny()
  return fields
}

function refuseTakenName(error: unknown): never {
  if (violation(error) !== 'fleet_group_name') throw error
  throw conflict((texts) => texts.group.nameTaken, { name: [(texts) => texts.field.nameTaken] })
}

function refuseUsed(error: unknown): never {
  if (!violation(error)) throw error
  throw conflict((texts) => texts.group.inUse)
}
