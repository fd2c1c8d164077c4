import { refuseSignIn } from '../../audit/signIn.ts'
import { type FieldErrors, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services, RequestOf } from '../../http/operations.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { finishChallenge, findChallenge, takeTry, type Challenge } from '../../security/challenges.ts'
import { type SecretKey, consumeCode } from '../../security/factors/factors.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { issueSession } from './authRepository.ts'
import type { PasskeySite } from '../../config/config.ts'
import {
  requestOptions,
  passkeyRefused,
  provePasskey,
  requireSite,
  usePasskey,
} from '../../security/ceremonies.ts'
import { createPasskeyChallenge, describePasskeys } from '../../security/passkeys.ts'

/** Maximum number of requests with a code from one network in a window of 60 s, for all accounts together. */
const FACTOR_LIMIT = { most: 60, windowS: 60 }

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
function challengeExpired() {
  return unprocessable({ challenge: [(texts) => texts.factor.expired] }, (texts) => texts.factor.expired)
}

/** Maximum number of requests with passkeys from one network in a window of 60 s, for all accounts together. */
const PASSKEY_LIMIT = { most: 60, windowS: 60 }

type Operation = 'startPasskeySignIn' | 'signInWithPasskey'

/** Returns the handlers of the sign-in with a passkey, either alone or as the second step after the password. */
export function signInPasskeyHandlers({
  database,
  passkeySite,
}: Services & { passkeySite: PasskeySite | null }): Pick<Handlers, Operation> {
  /** Returns the first step of the sign-in, in which the user typed the password; null without a first step. */
  async function firstStep({ body: { challenge } }: RequestOf<Operation>): Promise<Challenge | null> {
    if (challenge === undefined) return null
    const found = await findChallenge(database, challenge)
    if (!found) throw challengeExpired()
    return found
  }

  return {
    async startPasskeySignIn(request, reply) {
      const site = requireSite(passkeySite)
      await limitRequests(database, { purpose: 'passkey', key: clientNetwork(request) }, PASSKEY_LIMIT)
      const first = await firstStep(request)
      const passkeys = first ? await describePasskeys(database, first.userId) : undefined
      const challenge = await createPasskeyChallenge(database, {
        purpose: 'sign-in',
        userId: null,
        userHandle: null,
      })
      reply.header('cache-control', 'no-store')
      return { data: requestOptions(site, challenge, passkeys) }
    },

    async signInWithPasskey(request) {
      const site = requireSite(passkeySite)
      await limitRequests(database, { purpose: 'passkey', key: clientNetwork(request) }, PASSKEY_LIMIT)
      const first = await firstStep(request)
      const response = request.body.passkey
      const { proven, ownerId } = await provePasskey(database, request, site, {
        purpose: 'sign-in',
        userId: null,
        response,
      })
      const isRight = proven !== null && (first === null || first.userId === ownerId)
      const token =
        isRight && ownerId !== null
          ? await issueSession(
              database,
              request,
              ownerId,
              async (transaction) =>
                (first === null || (await finishChallenge(transaction, first))) &&
                usePasskey(transaction, request, proven),
            )
          : null
      if (token === null) {
        await refuseSignIn(database, request, ownerId)
        throw passkeyRefused()
      }
      return { token, message: (texts) => texts.auth.welcome }
    },
  }
}
