import { writeAudit } from '../../audit/writeAudit.ts'
import { HttpError, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { checkNewPassword } from '../../security/passwordRules.ts'
import { hashPassword } from '../../security/passwords.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { consumeLink, findLinkedAccount, type LinkPurpose, revokeLinks } from '../../links/accountLinks.ts'
import { dropLinkMails, queueNotice } from '../../mail/mailOutbox.ts'
import { activateAccount } from './authRepository.ts'

/** Maximum number of requests in 60 s with which one network can try tokens of invitation and recovery links. */
export const LINK_LIMIT = { most: 10, windowS: 60 }

export function linkHandlers({
  database,
}: Services): Pick<Handlers, 'checkInvitation' | 'acceptInvitation' | 'recoverAccount'> {
  async function findAccount(
    request: RequestOf<'checkInvitation' | 'acceptInvitation'>,
    purpose: LinkPurpose,
  ) {
    await limitRequests(database, { purpose: 'link', key: clientNetwork(request) }, LINK_LIMIT)
    const account = await findLinkedAccount(database, request.body.token, purpose)
    if (!account) throw invalidLink()
    return account
  }

  /**
   * Sets the password of the account that a link belongs to. Checks the password before it uses up the token, so that
   * the user can try again after a mistake.
   */
  async function setPassword(request: RequestOf<'acceptInvitation'>, purpose: LinkPurpose) {
    const { body } = request
    const { id } = await findAccount(request, purpose)
    const errors = checkNewPassword(body)
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
    const client = { account: `user ${id}`, network: clientNetwork(request) }
    const hash = await hashPassword(body.password_new, client)
    await database.transaction(async (transaction) => {
      const used = await consumeLink(transaction, body.token, purpose)
      if (!used) throw invalidLink()
      const { userId, mailed } = used
      await revokeLinks(transaction, userId)
      await dropLinkMails(transaction, userId)
      if (!(await activateAccount(transaction, userId, { hash, verified: mailed }))) throw invalidLink()
      await revokeAllTokens(transaction, userId)
      if (purpose === 'recovery') await queueNotice(transaction, request, userId, 'passwordChanged')
      await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
    })
  }

  return {
    async checkInvitation(request) {
      const { name, email } = await findAccount(request, 'invitation')
      return { data: { name, email } }
    },

    async acceptInvitation(request) {
      await setPassword(request, 'invitation')
      return { message: (texts) => texts.link.accepted }
    },

    async recoverAccount(request) {
      await setPassword(request, 'recovery')
      return { message: (texts) => texts.password.changed }
    },
  }
}

/** Returns an error 404, which is the same for an unknown, a used and an expired token. */
export function invalidLink() {
  return new HttpError(404, (texts) => texts.link.invalid)
}
