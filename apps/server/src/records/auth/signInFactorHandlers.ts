import { refuseSignIn } from '../../audit/signIn.ts'
import { type FieldErrors, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { finishChallenge, findChallenge, takeTry } from '../../security/factors/challenges.ts'
import { type SecretKey, consumeCode } from '../../security/factors/factors.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { issueSession } from './authRepository.ts'

/** Maximum number of requests with a code from one network in a window of 60 s, for all accounts together. */
export const FACTOR_LIMIT = { most: 60, windowS: 60 }

/** Returns the handlers of the second step of a sign-in. */
export function signInFactorHandlers({
  database,
  secretKey,
}: Services & { secretKey: SecretKey }): Pick<Handlers, 'signInWithFactor'> {
  return {
    async signInWithFactor(request) {
      const network = clientNetwork(request)
      await limitRequests(database, { purpose: 'factor', key: network }, FACTOR_LIMIT)
      const challenge = await findChallenge(database, request.body.challenge)
      if (!challenge) throw challengeExpired()
      const { id, userId } = challenge
      const key = await secretKey()
      // Codes are counted separately from passwords, because a correct password must not reset the count of wrong
      // codes.
      const attempt = { purpose: 'factor' as const, account: String(userId), userId, network }
      const isRight = await throttleAttempt(database, attempt, async (client) => {
        if (!(await takeTry(database, id))) throw challengeExpired()
        return (await consumeCode(database, userId, request.body.code, { key, client })) || null
      })
      if (!isRight) {
        await refuseSignIn(database, request, userId)
        const errors: FieldErrors = { code: [(texts) => texts.factor.codeWrong] }
        throw unprocessable(errors, (texts) => texts.factor.codeWrong)
      }
      const token = await issueSession(database, request, userId, (transaction) =>
        finishChallenge(transaction, challenge),
      )
      if (token === null) throw challengeExpired()
      return { token, message: (texts) => texts.auth.welcome }
    },
  }
}

/** Returns an error 422, which is the same for an unknown, a used and an expired challenge. */
export function challengeExpired() {
  return unprocessable({ challenge: [(texts) => texts.factor.expired] }, (texts) => texts.factor.expired)
}
