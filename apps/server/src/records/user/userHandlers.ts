import { callerOf, requireMayManage } from '../../authority/mayManage.ts'
import { notFound, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { includes, recordId } from '../../http/requestValues.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { checkNewPassword } from '../../security/passwordRules.ts'
import { hashPassword } from '../../security/passwords.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { storePassword } from '../auth/authRepository.ts'
import { findSameEmail, findUser, listUsers, type UserRow } from './userRepository.ts'

/** Handlers of users. */
export function userHandlers({
  database,
}: Services): Pick<Handlers, 'listUsers' | 'getUser' | 'setUserPassword'> {
  return {
    async listUsers(request) {
      const wanted = includes(request.query)
      return { data: (await listUsers(database)).map((user) => toWire(user, wanted)) }
    },

    async getUser(request) {
      const user = await findUser(database, recordId(request.params.id))
      if (!user) throw notFound()
      const other = await findSameEmail(database, user)
      const data = toWire(user, includes(request.query))
      return { data: other ? { ...data, same_email: other } : data }
    },

    async setUserPassword(request) {
      const id = recordId(request.params.id)
      if (!(await findUser(database, id))) throw notFound()
      const caller = callerOf(request)
      // Checked here too, so that a forbidden request costs no hash.
      await requireMayManage(database, caller, { userId: id })
      const errors = checkNewPassword(request.body)
      if (Object.keys(errors).length > 0) throw unprocessable(errors)
      const client = { account: `user ${caller.userId}`, network: clientNetwork(request) }
      const hash = await hashPassword(request.body.password_new, client)
      await database.transaction(async (transaction) => {
        await requireMayManage(transaction, caller, { userId: id })
        if (!(await storePassword(transaction, id, hash))) throw notFound()
        await revokeAllTokens(transaction, id)
      })
      return { message: (texts) => texts.password.setForUser }
    },
  }
}

const date = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
const time = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

function toWire({ id, name, email, created_at, role }: UserRow, wanted: Set<string>) {
  const user = {
    id,
    name,
    email,
    created: { full: `${date.format(created_at)}, ${time.format(created_at)} WIB` },
  }
  const withPermissions = wanted.has('role.permissions')
  if (!wanted.has('role') && !withPermissions) return user
  if (!role || withPermissions) return { ...user, role }
  return { ...user, role: { id: role.id, name: role.name } }
}
