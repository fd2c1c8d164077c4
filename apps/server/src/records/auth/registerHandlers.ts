import { writeAudit } from '../../audit/writeAudit.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import type { AccountSettings } from '../../config/config.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { conflict, forbidden, HttpError, unprocessable, notFound } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { FieldChecks, bodyId, recordId } from '../../http/requestValues.ts'
import { textsFor } from '../../locales/messages.ts'
import { queueMail } from '../../mail/mailOutbox.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { findProblem, checkNewPassword } from '../../security/passwordRules.ts'
import { hashPassword, verifyPassword } from '../../security/passwords.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { consumeLink, findLinkedAccount } from '../../links/accountLinks.ts'
import { isEmail } from '../../parse/isEmail.ts'
import { cleanName, readGroups } from '../user/readUser.ts'
import { findAccount } from './authRepository.ts'
import { invalidLink, LINK_LIMIT } from './linkHandlers.ts'
import {
  lockRegistrations,
  storeRegistration,
  verifyRegistration,
  dropRegistrations,
  approveRegistration,
  deleteRegistration,
} from './registrationRepository.ts'
import { lockAuthority, callerOf, requireMayManage } from '../../authority/mayManage.ts'
import { insertAdministrator, isSetupToken, revokeSetupLink } from '../user/createAdministrator.ts'
import { scopeOf } from '../../security/scope.ts'
import { findRoleType, findUser, storeGroups, type UserRow } from '../user/userRepository.ts'

type RegisterOperation = 'register' | 'verifyEmail' | 'resendVerification' | 'forgotPassword'

const HOUR_S = 3_600
const MAX_REGISTRATIONS = 200

/**
 * Returns the handlers for visitors who request an account or a recovery link. No response reveals whether an account
 * has the typed address.
 */
export function registerHandlers({
  database,
  accounts,
}: Services & { accounts: AccountSettings }): Pick<Handlers, RegisterOperation> {
  /**
   * Stores a request to send an e-mail to the typed address; accepts at most three requests an hour for each address.
   * It also stores a request if no account has the address. So neither the response nor its duration reveals whether
   * there is an account.
   */
  async function ask(request: RequestOf<'forgotPassword'>, purpose: 'recovery' | 'verification') {
    const network = clientNetwork(request)
    await limitRequests(database, { purpose: 'ask', key: network }, { most: 20, windowS: HOUR_S })
    const emailKey = normaliseEmail(request.body.email)
    if (await isTooMany(database, `${purpose} ${emailKey}`)) return
    const { language } = textsFor(request.headers['accept-language'])
    await queueMail(database, { purpose, emailKey, language })
  }

  return {
    async register(request) {
      if (accounts.registration === 'off') throw forbidden((texts) => texts.register.closed)
      const network = clientNetwork(request)
      await limitRequests(database, { purpose: 'register', key: network }, { most: 5, windowS: HOUR_S })
      const { password } = request.body
      const account = { name: cleanName(request.body.username), email: request.body.email.trim() }
      const problem = findProblem(password)
      new FieldChecks()
        .expect(account.name !== '', 'username', (texts) => texts.field.nameRequired)
        .expectVisible({ username: account.name })
        .expect(isEmail(account.email), 'email', (texts) => texts.user.emailWrong)
        .expect(problem === null, 'password', (texts) => problem?.(texts) ?? '')
        .throwIfAny()
      const emailKey = normaliseEmail(account.email)
      const hash = await hashPassword(password, { account: `register ${emailKey}`, network })
      const { language } = textsFor(request.headers['accept-language'])
      await database.transaction(async (transaction) => {
        if ((await lockRegistrations(transaction)) >= MAX_REGISTRATIONS)
          throw conflict((texts) => texts.register.full)
        const status = accounts.mail ? 'unverified' : 'pending'
        await storeRegistration(transaction, { ...account, emailKey, hash, status })
        if (accounts.mail) await queueMail(transaction, { purpose: 'verification', emailKey, language })
        await writeAudit(transaction, request, {})
      })
      return { message: ({ register }) => (accounts.mail ? register.mailed : register.stored) }
    },

    async verifyEmail(request) {
      const { token, password } = request.body
      const network = clientNetwork(request)
      await limitRequests(database, { purpose: 'link', key: network }, LINK_LIMIT)
      const found = await findLinkedAccount(database, token, 'verification')
      if (!found) throw invalidLink()
      const account = await findAccount(database, found.id)
      const attempt = { purpose: 'password' as const, account: `user ${found.id}`, userId: found.id, network }
      const isRight = await throttleAttempt(database, attempt, async (client) =>
        (await verifyPassword(password, account?.passwordHash ?? null, client)) ? true : null,
      )
      if (!isRight) throw unprocessable({ password: [(texts) => texts.register.otherPassword] })
      await database.transaction(async (transaction) => {
        if (!(await consumeLink(transaction, token, 'verification'))) throw invalidLink()
        // Compares the password hash, because a newer registration of the same address has a different hash.
        if (!(await verifyRegistration(transaction, found.id, account?.passwordHash ?? '')))
          throw invalidLink()
        await writeAudit(transaction, request, { subject: { type: 'user', id: found.id } })
      })
      return { message: (texts) => texts.register.verified }
    },

    async resendVerification(request) {
      if (accounts.registration === 'approval' && accounts.mail) await ask(request, 'verification')
      return { message: ({ register }) => (accounts.mail ? register.asked : register.noMail) }
    },

    async forgotPassword(request) {
      await ask(request, 'recovery')
      return { message: ({ register }) => (accounts.mail ? register.asked : register.recorded) }
    },
  }
}

/**
 * Counts a request for an e-mail address; returns true if there are too many. Throws no error in that case, because an
 * error response would reveal that others requested this address before.
 */
async function isTooMany(database: Database, key: string): Promise<boolean> {
  try {
    await limitRequests(database, { purpose: 'address', key }, { most: 3, windowS: HOUR_S })
    return false
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return true
    throw error
  }
}

export function setupHandlers({ database }: Services): Pick<Handlers, 'setUp'> {
  return {
    async setUp(request) {
      const { token, ...body } = request.body
      const network = clientNetwork(request)
      await limitRequests(database, { purpose: 'link', key: network }, LINK_LIMIT)
      if (!(await isSetupToken(database, token))) throw invalidLink()
      const account = { name: cleanName(body.name), email: body.email.trim() }
      new FieldChecks()
        .expect(account.name !== '', 'name', (texts) => texts.field.nameRequired)
        .expectVisible({ name: account.name })
        .expect(isEmail(account.email), 'email', (texts) => texts.user.emailWrong)
        .throwIfAny()
      const errors = checkNewPassword(body)
      if (Object.keys(errors).length > 0) throw unprocessable(errors)
      const hash = await hashPassword(body.password_new, { account: 'setup', network })
      await database.transaction(async (transaction) => {
        // If several requests arrive at the same time, only one succeeds. For the others, there is already an account,
        // so the token is no longer valid.
        await lockAuthority(transaction)
        if (!(await isSetupToken(transaction, token))) throw invalidLink()
        // Whoever has the setup link runs the server, so the administrator gets the address of a visitor's registration.
        await dropRegistrations(transaction, account.email)
        const id = await insertAdministrator(transaction, { ...account, hash })
        await revokeSetupLink(transaction)
        await writeAudit(transaction, request, { subject: { type: 'user', id }, after: account })
      })
      return { message: (texts) => texts.link.setUp }
    },
  }
}

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
      await writeAudit(transaction, request, { subject: { type: 'user', id }, before: user, after })
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
