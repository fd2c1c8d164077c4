import { writeAudit } from '../../audit/writeAudit.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import type { Queryable } from '../../database/Database.ts'
import { conflict, notFound } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { recordId } from '../../http/requestValues.ts'
import { eraseRecipient } from '../../notifications/recipientRepository.ts'
import { forgetNetworks } from '../../security/attemptThrottle.ts'
import { deleteApiTokens } from '../../security/ownTokens.ts'
import { deleteFactors } from '../../security/factors/factors.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import type { AccountSettings } from '../../config/config.ts'
import { textsFor } from '../../locales/messages.ts'
import { dropLinkMails, dropUserMails, type MailDetail, queueMail } from '../../mail/mailOutbox.ts'
import { scopeOf } from '../../security/scope.ts'
import { requireSignedIn } from '../../security/security.ts'
import { createLink, revokeLinks } from '../../links/accountLinks.ts'
import {
  eraseUser,
  findUser,
  setDisabled,
  type UserRow,
  withdrawExcess,
  withSentence,
} from './userRepository.ts'

type AccountOperation =
  | 'inviteUser'
  | 'sendInvitation'
  | 'createRecoveryLink'
  | 'sendRecovery'
  | 'disableUser'
  | 'enableUser'
  | 'deleteUser'
type Change<Result> = (transaction: Queryable, user: UserRow) => Promise<Result>

export function accountHandlers({
  database,
  accounts,
}: Services & { accounts: AccountSettings }): Pick<Handlers, AccountOperation> {
  /** Changes an account in a transaction. Throws 403 if the caller may not manage the account. */
  function change<Result>(
    request: RequestOf<AccountOperation>,
    apply: Change<Result>,
    endsAdministration = false,
  ) {
    const id = recordId(request.params.id)
    return database.transaction(async (transaction) => {
      await lockAuthority(transaction)
      const user = await findUser(transaction, scopeOf(request), id)
      if (!user) throw notFound()
      await requireMayManage(transaction, callerOf(request), { userId: id, endsAdministration })
      const result = await apply(transaction, user)
      const after = await findUser(transaction, scopeOf(request), id)
      await writeAudit(transaction, request, { subject: { type: 'user', id }, before: user, after })
      return result
    })
  }

  return {
    async inviteUser(request) {
      const data = await change(request, async (transaction, { id, status }) => {
        if (status !== 'invited') throw conflict((texts) => texts.user.notInvited)
        await dropLinkMails(transaction, id)
        return createLink(transaction, id, 'invitation', handedOutBy(request))
      })
      return { data }
    },

    async sendInvitation(request) {
      const { userId } = requireSignedIn(request)
      const email = await change(request, async (transaction, user) => {
        if (!accounts.mail) throw conflict((texts) => texts.mail.none)
        if (user.status !== 'invited') throw conflict((texts) => texts.user.notInvited)
        await replaceMail(transaction, request, user.id, 'invitation', { inviterId: userId })
        return user.email
      })
      return { message: (texts) => texts.mail.invitationQueued(email) }
    },

    async createRecoveryLink(request) {
      const data = await change(request, async (transaction, { id, status }) => {
        if (status !== 'active') throw conflict((texts) => texts.user.notActive)
        await dropLinkMails(transaction, id)
        return createLink(transaction, id, 'recovery', handedOutBy(request))
      })
      return { data }
    },

    async sendRecovery(request) {
      const { userId } = requireSignedIn(request)
      const email = await change(request, async (transaction, user) => {
        if (!accounts.mail) throw conflict((texts) => texts.mail.none)
        if (user.status !== 'active') throw conflict((texts) => texts.user.notActive)
        await replaceMail(transaction, request, user.id, 'recovery', { inviterId: userId })
        return user.email
      })
      return { message: (texts) => texts.mail.recoveryQueued(email) }
    },

    async disableUser(request) {
      const withdrawn = await change(
        request,
        async (transaction, user) => {
          await disableAccount(transaction, user.id)
          return withdrawExcess(transaction, request)
        },
        true,
      )
      return { message: withSentence((texts) => texts.user.disabled, withdrawn) }
    },

    async enableUser(request) {
      await change(request, (transaction, { id }) => setDisabled(transaction, id, false))
      return { message: (texts) => texts.user.enabled }
    },

    async deleteUser(request) {
      const withdrawn = await change(request, async (transaction, { id, status }) => {
        if (status !== 'disabled') throw conflict((texts) => texts.user.disableFirst)
        await revokeLinks(transaction, id)
        await revokeAllTokens(transaction, id)
        await deleteApiTokens(transaction, id)
        await forgetNetworks(transaction, id)
        await dropUserMails(transaction, id)
        await eraseRecipient(transaction, id)
        await deleteFactors(transaction, id)
        await eraseUser(transaction, id)
        return withdrawExcess(transaction, request)
      })
      return { message: withSentence((texts) => texts.user.deleted, withdrawn) }
    },
  }
}

function handedOutBy(request: RequestOf<AccountOperation>) {
  return { mailed: false, createdBy: requireSignedIn(request).userId }
}

/** Disables a user, and deletes the user's sessions, links and API tokens. */
export async function disableAccount(transaction: Queryable, id: number): Promise<void> {
  await revokeLinks(transaction, id)
  await dropLinkMails(transaction, id)
  await setDisabled(transaction, id, true)
  // This also deletes the registrations for push notifications, because each of them belongs to a session.
  await revokeAllTokens(transaction, id)
  await deleteApiTokens(transaction, id)
}

/** Queues an e-mail to a user. It replaces the queued e-mails that contain links of this user. */
async function replaceMail(
  transaction: Queryable,
  request: RequestOf<AccountOperation>,
  userId: number,
  purpose: 'invitation' | 'recovery',
  detail: MailDetail,
): Promise<void> {
  await dropLinkMails(transaction, userId)
  const { language } = textsFor(request.headers['accept-language'])
  await queueMail(transaction, { purpose, userId, language, detail })
}
