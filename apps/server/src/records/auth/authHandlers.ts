import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../audit/writeAudit.ts'
import { refuseSignIn } from '../../audit/signIn.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { AccountSettings } from '../../config/config.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { isPublished, markDemo } from '../../security/demoAccounts.ts'
import { createChallenge } from '../../security/challenges.ts'
import { listFactors } from '../../security/factors/factors.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { requireSignedIn } from '../../security/security.ts'
import { revokeToken } from '../../security/tokens.ts'
import { disablePublished } from '../user/disableDemoAccounts.ts'
import { type Account, findAccountByEmail, issueSession, lockUnchanged } from './authRepository.ts'

export function authHandlers({
  database,
  accounts,
}: Services & { accounts: AccountSettings }): Pick<Handlers, 'login' | 'logout'> {
  /** Records a refused sign-in and returns the error, which is the same for every reason. */
  async function wrong(request: FastifyRequest, account: Account | null) {
    await refuseSignIn(database, request, account?.id ?? null)
    return new HttpError(422, (texts) => texts.auth.wrong)
  }

  return {
    async login(request, reply) {
      const { email, password } = request.body
      const network = clientNetwork(request)
      const account = await findAccountByEmail(database, email)
      const attempt = {
        purpose: 'sign-in' as const,
        account: normaliseEmail(email),
        userId: account?.id ?? null,
        network,
      }
      const signedIn = await throttleAttempt(database, attempt, async (client) => {
        const isRight = await verifyPassword(password, account?.passwordHash ?? null, client)
        return isRight ? account : null
      })
      if (!signedIn) throw await wrong(request, account)
      if (isPublished(password) && accounts.production) {
        await database.transaction((transaction) => disablePublished(transaction, signedIn.id))
        request.log.warn(
          { user: signedIn.id },
          'disabled: the account has the published password of the demo',
        )
        throw await wrong(request, signedIn)
      }
      if (isPublished(password)) await markDemo(database, signedIn.id)
      // Checks the status of the account only after the password, so that no one except its owner learns the status
      // from the response.
      if (signedIn.status !== 'active') throw notYet(signedIn.status)
      if (signedIn.factor) {
        const challenge = await database.transaction(async (transaction) =>
          (await lockUnchanged(transaction, signedIn)) ? createChallenge(transaction, signedIn.id) : null,
        )
        if (!challenge) throw await wrong(request, signedIn)
        return reply
          .code(202)
          .header('cache-control', 'no-store')
          .send({ ...challenge, factors: await listFactors(database, signedIn.id) })
      }
      const token = await issueSession(database, request, signedIn.id, (transaction) =>
        lockUnchanged(transaction, signedIn),
      )
      if (token === null) throw await wrong(request, signedIn)
      return { token, message: (texts) => texts.auth.welcome }
    },

    async logout(request) {
      const { tokenId, userId } = requireSignedIn(request)
      await database.transaction(async (transaction) => {
        await revokeToken(transaction, tokenId)
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.auth.signedOut }
    },
  }
}

function notYet(status: Account['status']) {
  return new HttpError(422, ({ auth }) => (status === 'pending' ? auth.pending : auth.unverified))
}
