import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../audit/writeAudit.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict, forbidden, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import type { Texts } from '../../locales/id.ts'
import { chooseTexts, type Message } from '../../locales/messages.ts'
import { includes, recordId, bodyId, FieldChecks, textOrNull } from '../../http/requestValues.ts'
import { accessGroups } from '../../reference/__generated__/permissions.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion, type Versioned } from '../../safeWrites/recordVersion.ts'
import { scopeOf } from '../../security/scope.ts'
import { withdrawExcess, withSentence } from '../user/userRepository.ts'
import {
  type RoleFields,
  type RoleRow,
  countUsersWithRole,
  deleteRole,
  findRole,
  hasRoleEditor,
  hasUserElsewhere,
  insertRole,
  listNamesWithRole,
  listRoles,
  storePermissions,
  updateRole,
  findUnknownPermissions,
} from './roleRepository.ts'
import { normaliseRoleName } from '../../identities/identityKeys.ts'

/** A change of a role: the fields of the role after it (missing for a deletion), and the function that makes it. */
interface RoleChange {
  fields?: RoleFields
  apply: () => Promise<unknown>
}

type RoleOperation = 'listAccessGroups' | 'listRoles' | 'getRole' | 'createRole' | 'updateRole' | 'deleteRole'

/** Returns the handlers for roles and for the list of permissions that a role can grant. */
export function roleHandlers({ database }: Services): Pick<Handlers, RoleOperation> {
  return {
    async listAccessGroups(request, reply) {
      const withPermissions = includes(request.query).has('permissions')
      const isEnglish = chooseTexts(request, reply).language === 'en'
      const labelled = (part: { id: number; name: string; english: string }) => ({
        id: part.id,
        name: isEnglish ? part.english : part.name,
      })
      return {
        data: accessGroups.map((group) => ({
          ...labelled(group),
          description: isEnglish ? group.englishDescription : group.description,
          ...(withPermissions && { permissions: { data: group.permissions.map(labelled) } }),
        })),
      }
    },

    async listRoles(request, reply) {
      const withPermissions = includes(request.query).has('permissions')
      return {
        data: (await listRoles(database)).map((role) =>
          toWire(role, withPermissions, chooseTexts(request, reply)),
        ),
      }
    },

    async getRole(request, reply) {
      const id = recordId(request.params.id)
      const role = await findRole(database, id)
      if (!role) throw notFound()
      const data = toWire(
        tagVersion(reply, role),
        includes(request.query).has('permissions'),
        chooseTexts(request, reply),
      )
      return { data: { ...data, ...(await countUsersWithRole(database, scopeOf(request), id)) } }
    },

    async createRole(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const fields = await readRole(transaction, request.body)
        await requireMayManage(transaction, callerOf(request), { permissions: fields.permissions })
        const id = await insertRole(transaction, fields)
        await storePermissions(transaction, id, fields.permissions)
        await writeAudit(transaction, request, { subject: { type: 'role', id }, after: fields })
        return { message: (texts) => texts.role.created, data: { id } }
      }).catch(refuseTakenName)
    },

    async updateRole(request) {
      const id = recordId(request.params.id)
      const withdrawn = await changeRole(database, request, id, async (transaction, role) => {
        const version = expectedVersion(request, role)
        const fields = await readRole(transaction, request.body, role)
        const apply = async () => {
          if (!(await updateRole(transaction, id, fields, version))) throw outdated()
          await storePermissions(transaction, id, fields.permissions)
        }
        return { fields, apply }
      }).catch(refuseTakenName)
      return { message: withSentence((texts) => texts.role.changed, withdrawn) }
    },

    async deleteRole(request) {
      const id = recordId(request.params.id)
      try {
        await changeRole(database, request, id, (transaction) => ({
          apply: () => deleteRole(transaction, id),
        }))
      } catch (error) {
        if (!violation(error)) throw error
        const names = await listNamesWithRole(database, scopeOf(request), id)
        throw conflict((texts) => texts.role.inUse(names.slice(0, 5), names.length - 5))
      }
      return { message: (texts) => texts.role.deleted }
    },
  }
}

/**
 * Changes or deletes a role that the caller may manage. `prepare` gets the role as it is after the lock, so that fields
 * that the request omits keep their newest values. Throws 403 if a user outside the caller's depots has the role.
 * Throws 409 in two cases: if it is the system role and anything except `require_factor` changes, and if no user who can
 * change roles would remain. Returns a sentence about what ended with the rights that users lost.
 */
async function changeRole(
  database: Database,
  request: FastifyRequest,
  id: number,
  prepare: (transaction: Queryable, role: RoleRow & Versioned) => RoleChange | Promise<RoleChange>,
): Promise<Message | null> {
  return database.transaction(async (transaction) => {
    await lockAuthority(transaction)
    const role = await findRole(transaction, id)
    if (!role) throw notFound()
    const { fields, apply } = await prepare(transaction, role)
    const target = { roleIds: [id], ...(fields && { permissions: fields.permissions }) }
    await requireMayManage(transaction, callerOf(request), target)
    // Checks after the lock, so that nobody outside the scope gets the role in between.
    if (await hasUserElsewhere(transaction, scopeOf(request), id))
      throw forbidden((texts) => texts.role.usedElsewhere)
    // Throws 409 and not 403, because no permission allows this change of the system role.
    if (role.type === 'system' && !changesOnlyFactor(role, fields))
      throw conflict((texts) => texts.role.isSystem)
    const before = await hasRoleEditor(transaction)
    await apply()
    if (before && !(await hasRoleEditor(transaction))) {
      throw conflict((texts) => texts.role.lastEditor)
    }
    const after = await findRole(transaction, id)
    if (after?.version === role.version) return null
    const withdrawn = await withdrawExcess(transaction, request)
    await writeAudit(transaction, request, { subject: { type: 'role', id }, before: role, after })
    return withdrawn
  })
}

function changesOnlyFactor(role: RoleRow, fields: RoleFields | undefined): boolean {
  return fields !== undefined && comparableFields(role) === comparableFields(fields)
}

/** Returns all fields of a role except `require_factor` as one text, so that two versions can be compared. */
function comparableFields({ name, description, permissions }: RoleFields): string {
  return JSON.stringify([name, description, permissions.toSorted((a, b) => a - b)])
}

function toWire({ type, permissions, ...role }: RoleRow, withPermissions: boolean, texts: Texts) {
  const text = type === 'system' ? texts.role.systemType : 'Manual'
  return { ...role, type: { text, code: type }, ...(withPermissions ? { permissions } : {}) }
}

function refuseTakenName(error: unknown): never {
  if (violation(error) !== 'role_name_key') throw error
  throw conflict((texts) => texts.role.nameTaken, { name: [(texts) => texts.field.nameTaken] })
}

interface RoleInput {
  name: string
  description?: string | null
  permissions: (number | string)[]
  require_factor?: boolean
}

/** Validates and normalises the input. If the input has no `require_factor`, the role keeps the stored value. */
async function readRole(
  database: Queryable,
  input: RoleInput,
  stored?: Pick<RoleFields, 'name' | 'description' | 'require_factor'>,
): Promise<RoleFields> {
  const permissions = [...new Set(input.permissions.map((id) => bodyId(id) ?? 0))]
  const unknown = await findUnknownPermissions(database, permissions)
  const name = input.name.trim()
  const description = textOrNull(input.description)
  new FieldChecks()
    .expectVisible({ name, description }, stored)
    .expect(normaliseRoleName(name) !== '', 'name', (texts) => texts.field.nameRequired)
    .expect(unknown.length === 0, 'permissions', (texts) => texts.role.unknownPermission)
    .throwIfAny()
  const require_factor = input.require_factor ?? stored?.require_factor ?? false
  return { name, description, permissions, require_factor }
}
