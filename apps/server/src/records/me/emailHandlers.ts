import { writeAudit } from '../../audit/writeAudit.ts'
import type { AccountSettings } from '../../config/config.ts'
import type { Queryable } from '../../database/Database.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict, HttpError, notFound, unauthorized } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { FieldChecks } from '../../http/requestValues.ts'
import { revokeLinks } from '../../links/accountLinks.ts'
import { confirmChange, startChange, withdrawChange } from '../../links/emailChanges.ts'
import { dropMailsFor, queueNotice } from '../../mail/mailOutbox.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { userHasFactor } from '../../security/factors/factors.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { requireSignedIn, requireStepUp } from '../../security/security.ts'
import { requireLiveSession } from '../../security/sessions.ts'
import { LINK_LIMIT } from '../auth/linkHandlers.ts'
import { dropUnverifiedEmail } from '../auth/registrationRepository.ts'
import { isEmail } from '../../parse/isEmail.ts'
import { readEmail, storeEmail } from './meRepository.ts'

/** Maximum number of requests of one user per hour to change the e-mail address. */
const ASK_LIMIT = { most: 5, windowS: 3_600 }

type EmailOperation = 'startEmailChange' | 'withdrawEmailChange' | 'confirmEmail'

/**
 * Returns the handlers with which users change their own e-mail address. No response reveals whether another account
 * has the new address; only the owner of that account is informed, by e-mail.
 */
export function emailHandlers({
  database,
  accounts,
}: Services & { accounts: AccountSettings }): Pick<Handlers, EmailOperation> {
  return {
    async startEmailChange(request) {
      const { userId } = requireStepUp(request)
      if (!accounts.mail) throw conflict((texts) => texts.email.noMail)
      const email = request.body.email.trim()
      const before = await readEmail(database, userId)
      if (!before) throw unauthorized()
      new FieldChecks()
        .expect(isEmail(email), 'email', (texts) => texts.user.emailWrong)
        .expect(email !== before.email, 'email', (texts) => texts.email.same)
        .throwIfAny()
      await limitRequests(database, { purpose: 'email', key: String(userId) }, ASK_LIMIT)
      // If the user has no second factor, somebody who stole a session needs only the password, so the old mailbox must
      // confirm too. If the old address is not verified, it can belong to another person, so it need not confirm.
      const asksOld = before.isVerified && !(await userHasFactor(database, userId))
      await database.transaction(async (transaction) => {
        await startChange(transaction, userId, { email, asksOld })
        // Comes after `startChange`: the use of a link locks the rows in the same order.
        await requireLiveSession(transaction, request)
        await dropMailsFor(transaction, userId, ['newEmail', 'oldEmail'])
        await queueNotice(transaction, request, userId, 'newEmail')
        if (asksOld) await queueNotice(transaction, request, userId, 'oldEmail')
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => (asksOld ? texts.email.askedBoth : texts.email.asked)(email) }
    },

    async withdrawEmailChange(request) {
      const { userId } = requireSignedIn(request)
      await database.transaction(async (transaction) => {
        if (!(await withdrawChange(transaction, userId))) throw notFound()
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.email.withdrawn }
    },

    async confirmEmail(request) {
      await limitRequests(database, { purpose: 'link', key: clientNetwork(request) }, LINK_LIMIT)
      const isChanged = await database
        .transaction(async (transaction) => {
          const confirmed = await confirmChange(transaction, request.body.token)
          if (!confirmed) throw new HttpError(404, (texts) => texts.email.invalid)
          const { userId, email, isComplete } = confirmed
          const subject = { type: 'user' as const, id: userId }
          const before = isComplete ? await change(transaction, userId, email) : null
          if (before?.isVerified) {
            const { email: address } = before
            await queueNotice(transaction, request, userId, 'emailChanged', { address })
          }
          const values = before && { before: { email: before.email }, after: { email } }
          await writeAudit(transaction, request, { subject, ...values })
          return isComplete
        })
        .catch(refuseTaken)
      return { message: ({ email }) => (isChanged ? email.changed : email.oneLeft) }
    },
  }
}

/** Stores a confirmed address and ends all links of the user; returns the previous address. */
async function change(transaction: Queryable, userId: number, email: string) {
  const before = await readEmail(transaction, userId)
  await revokeLinks(transaction, userId)
  await dropUnverifiedEmail(transaction, email)
  await storeEmail(transaction, userId, email)
  return before
}

function refuseTaken(error: unknown): never {
  if (!violation(error)?.startsWith('app_user_email')) throw error
  throw conflict((texts) => texts.email.taken)
}
