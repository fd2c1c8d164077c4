import { record } from '../../audit/record.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import type { Queryable } from '../../database/Database.ts'
import { conflict, notFound, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { bodyId, recordId } from '../../http/requestValues.ts'
import { textsFor } from '../../locales/messages.ts'
import { queueMail } from '../../mail/mailOutbox.ts'
import { scopeOf } from '../../security/scope.ts'
import { approveRegistration, deleteRegistration } from '../auth/registrationRepository.ts'
import { readGroups } from './readUser.ts'
import { findRoleType, findUser, storeGroups, type UserRow } from './userRepository.ts'

/** Returns the handlers that approve or reject a registration. */
export function approvalHandlers({ database }: Services): Pick<Handlers, 'approveUser' | 'rejectUser'> {
  function decide(
    request: RequestOf<'approveUser' | 'rejectUser'>,
    roleIds: number[],
    apply: (transaction: Queryable, user: UserRow) => Promise<void>,
  ) {
    const id = recordId(request.params.id)
    return database.transaction(async (transaction) => {
      await lockAuthority(transaction)
      const user = await findUser(transaction, scopeOf(request), id)
      if (!user) throw notFound()
      await requireMayManage(transaction, callerOf(request), { userId: id, roleIds })
      await apply(transaction, user)
      const after = await findUser(transaction, scopeOf(request), id)
      await record(transaction, request, { subject: { type: 'user', id }, before: user, after })
    })
  }

  return {
    async approveUser(request) {
      const roleId = bodyId(request.body.role_id) ?? 0
      const { language } = textsFor(request.headers['accept-language'])
      await decide(request, [roleId], async (transaction, { id, status }) => {
        if (status !== 'pending') throw conflict((texts) => texts.register.notPending)
        if ((await findRoleType(transaction, roleId)) === undefined)
          throw unprocessable({ role_id: [(texts) => texts.user.noSuchRole] })
        const groups = await readGroups(transaction, request, request.body)
        await approveRegistration(transaction, id, roleId)
        await storeGroups(transaction, id, groups)
        await queueMail(transaction, { purpose: 'approved', userId: id, language })
      })
      return { message: (texts) => texts.register.approved }
    },

    async rejectUser(request) {
      const { language } = textsFor(request.headers['accept-language'])
      await decide(request, [], async (transaction, { id, name, email, status, email_verified }) => {
        if (status !== 'pending' && status !== 'unverified')
          throw conflict((texts) => texts.register.notPending)
        await deleteRegistration(transaction, id)
        const detail = { name, address: email }
        if (email_verified) await queueMail(transaction, { purpose: 'rejected', language, detail })
      })
      return { message: (texts) => texts.register.rejected }
    },
  }
}
