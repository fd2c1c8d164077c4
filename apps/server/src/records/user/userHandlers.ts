import { writeAudit } from '../../audit/writeAudit.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { bodyId, includes, recordId } from '../../http/requestValues.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { revokeLinks } from '../../links/accountLinks.ts'
import { queueNotice } from '../../mail/mailOutbox.ts'
import { scopeOf } from '../../security/scope.ts'
import { readGroups, readUser } from './readUser.ts'
import {
  findRoleType,
  findSameEmail,
  findUser,
  insertInvited,
  listUsers,
  storeGroups,
  updateUser,
  type UserRow,
  withdrawExcess,
  withSentence,
} from './userRepository.ts'

type UserOperation = 'listUsers' | 'getUser' | 'createUser' | 'updateUser' | 'setUserPassword'

/**
 * Returns the handlers for users. `accountHandlers` has the operations that disable, enable or delete their accounts.
 */
export function userHandlers({ database }: Services): Pick<Handlers, UserOperation> {
  return {
    async listUsers(request) {
      const wanted = includes(request.query)
      const users = await listUsers(database, scopeOf(request))
      return { data: users.map((user) => toWire(user, wanted)) }
    },

    async getUser(request, reply) {
      const user = await findUser(database, scopeOf(request), recordId(request.params.id))
      if (!user) throw notFound()
      const other = await findSameEmail(database, scopeOf(request), user)
      tagVersion(reply, user)
      const data = toWire(user, includes(request.query))
      return { data: other ? { ...data, same_email: other } : data }
    },

    async createUser(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const roleIds = [bodyId(request.body.role_id) ?? 0]
        await requireMayManage(transaction, callerOf(request), { roleIds })
        const groups = await readGroups(transaction, request, request.body)
        const fields = { ...(await readUser(transaction, request.body)), ...groups }
        const id = await insertInvited(transaction, fields)
        await writeAudit(transaction, request, { subject: { type: 'user', id }, after: fields })
        return { message: (texts) => texts.user.created, data: { id } }
      }).catch(refuseTakenEmail)
    },

    async updateUser(request) {
      const id = recordId(request.params.id)
      const withdrawn = await database
        .transaction(async (transaction) => {
          await lockAuthority(transaction)
          const before = await findUser(transaction, scopeOf(request), id)
          if (!before) throw notFound()
          const roleId = bodyId(request.body.role_id) ?? 0
          const groups = await readGroups(transaction, request, request.body, before)
          const isManual = (await findRoleType(transaction, roleId)) === 'manual'
          const endsAdministration = isManual || !groups.all_groups
          const target = { userId: id, roleIds: [roleId], endsAdministration }
          await requireMayManage(transaction, callerOf(request), target)
          const version = expectedVersion(request, before)
          const fields = await readUser(transaction, request.body, before)
          // Ends the links, because a link that was sent to the old address must not open the account.
          if (fields.email !== before.email) await revokeLinks(transaction, id)
          if (!(await updateUser(transaction, id, fields, version))) throw outdated()
          if (fields.email !== before.email && before.email_verified) {
            await queueNotice(transaction, request, id, 'emailChanged', { address: before.email })
          }
          await storeGroups(transaction, id, groups)
          const after = { ...fields, ...groups }
          const excess = await withdrawExcess(transaction, request)
          await writeAudit(transaction, request, { subject: { type: 'user', id }, before, after })
          return excess
        })
        .catch(refuseTakenEmail)
      return { message: withSentence((texts) => texts.user.changed, withdrawn) }
    },

    async setUserPassword(request) {
      const id = recordId(request.params.id)
      await database.transaction(async (transaction) => {
        if (!(await findUser(transaction, scopeOf(request), id))) throw notFound()
        await requireMayManage(transaction, callerOf(request), { userId: id })
      })
      throw conflict((texts) => texts.user.choosesOwnPassword)
    },
  }
}

const date = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
const time = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

function toWire({ role, created_at, last_sign_in, ...row }: UserRow, wanted: Set<string>) {
  const user = {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    email_verified: row.email_verified,
    last_sign_in: last_sign_in?.toISOString() ?? null,
    recovery_requested: row.recovery_requested,
    mail_failed: row.mail_failed,
    factor: row.factor,
    all_groups: row.all_groups,
    group_ids: row.group_ids,
    groups: row.groups,
    created: { full: `${date.format(created_at)}, ${time.format(created_at)} WIB` },
  }
  if (wanted.has('role.permissions')) {
    return { ...user, role: role && { id: role.id, name: role.name, permissions: role.permissions } }
  }
  return wanted.has('role') ? { ...user, role: role && { id: role.id, name: role.name } } : user
}

function refuseTakenEmail(error: unknown): never {
  if (!violation(error)?.startsWith('app_user_email')) throw error
  throw conflict((texts) => texts.user.emailTaken, { email: [(texts) => texts.user.emailTaken] })
}
