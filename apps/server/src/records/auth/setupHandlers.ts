import { record } from '../../audit/record.ts'
import { lockAuthority } from '../../authority/mayManage.ts'
import { FieldChecks } from '../../http/requestValues.ts'
import { unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { checkNewPassword } from '../../security/passwordRules.ts'
import { hashPassword } from '../../security/passwords.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { insertAdministrator } from '../user/createAdministrator.ts'
import { isEmail } from '../../parse/isEmail.ts'
import { cleanName } from '../user/readUser.ts'
import { isSetupToken, revokeSetupLink } from '../user/setupLink.ts'
import { dropRegistrations } from './registrationRepository.ts'
import { invalidLink, LINK_LIMIT } from './linkHandlers.ts'

/** Returns the handler of the link that creates the first administrator. */
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
        await record(transaction, request, { subject: { type: 'user', id }, after: account })
      })
      return { message: (texts) => texts.link.setUp }
    },
  }
}
