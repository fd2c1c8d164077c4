import { HttpError } from '../../http/HttpError.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { rememberNetwork } from '../../security/knownNetworkRepository.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { requireSignedIn } from '../../security/security.ts'
import { createToken, revokeToken } from '../../security/tokens.ts'
import { findAccountByEmail } from './authRepository.ts'

/** Handlers to sign in and out. */
export function authHandlers({ database }: Services): Pick<Handlers, 'login' | 'logout'> {
  return {
    async login(request) {
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
        request.log.info({ network }, 'sign-in refused')
        throw new HttpError(422, (texts) => texts.auth.wrong)
      }
      await rememberNetwork(database, signedIn.id, network)
      const token = await createToken(database, signedIn.id)
      return { token, message: (texts) => texts.auth.welcome }
    },

    async logout(request) {
      await revokeToken(database, requireSignedIn(request).tokenId)
      return { message: (texts) => texts.auth.signedOut }
    },
  }
}
