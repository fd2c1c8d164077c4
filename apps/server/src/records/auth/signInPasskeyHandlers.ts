import { refuseSignIn } from '../../audit/signIn.ts'
import type { PasskeySite } from '../../config/readPasskeySite.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { type Challenge, finishChallenge, findChallenge } from '../../security/factors/challenges.ts'
import { requestOptions } from '../../security/passkeys/ceremonies.ts'
import { createPasskeyChallenge } from '../../security/passkeys/passkeyChallenges.ts'
import { describePasskeys } from '../../security/passkeys/passkeys.ts'
import {
  passkeyRefused,
  provePasskey,
  requireSite,
  usePasskey,
} from '../../security/passkeys/provePasskey.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { issueSession } from './authRepository.ts'
import { challengeExpired } from './signInFactorHandlers.ts'

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
