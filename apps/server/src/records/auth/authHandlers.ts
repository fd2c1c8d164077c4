import { record } from '../../audit/record.ts'
import { refuseSignIn, signIn } from '../../audit/signIn.ts'
import { HttpError } from '../../http/HttpError.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { createChallenge } from '../../security/factors/challenges.ts'
import { listFactors } from '../../security/factors/factors.ts'
import { rememberNetwork } from '../../security/knownNetworkRepository.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { requireSignedIn } from '../../security/security.ts'
import { revokeToken } from '../../security/tokens.ts'
import { type Account, findAccountByEmail, recordSignIn } from './authRepository.ts'

/** Returns the handlers for signing in and signing out. */
export function authHandlers({ database }: Services): Pick<Handlers, 'login' | 'logout'> {
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
      if (!signedIn) {
        await refuseSignIn(database, request, account?.id ?? null)
        throw new HttpError(422, (texts) => texts.auth.wrong)
      }
      // Checks the status of the account only after the password, so that no one except its owner learns the status
      // from the response.
      if (signedIn.status !== 'active') throw notYet(signedIn.status)
      if (signedIn.factor) {
        const challenge = await database.transaction((transaction) =>
          createChallenge(transaction, signedIn.id),
        )
        return reply
          .code(202)
          .header('cache-control', 'no-store')
          .send({ ...challenge, factors: await listFactors(database, signedIn.id) })
      }
      await rememberNetwork(database, signedIn.id, network)
      await recordSignIn(database, signedIn.id)
      const token = await signIn(database, request, signedIn.id)
      return { token, message: (texts) => texts.auth.welcome }
    },

    async logout(request) {
      const { tokenId, userId } = requireSignedIn(request)
      await database.transaction(async (transaction) => {
        await revokeToken(transaction, tokenId)
        await record(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.auth.signedOut }
    },
  }
}

function notYet(status: Account['status']) {
  return new HttpError(422, ({ auth }) => (status === 'pending' ? auth.pending : auth.unverified))
}
