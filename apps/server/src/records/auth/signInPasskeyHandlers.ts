import { refuseSignIn, signIn } from '../../audit/signIn.ts'
import type { PasskeySite } from '../../config/readPasskeySite.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { endChallenges, findChallenge } from '../../security/factors/challenges.ts'
import { rememberNetwork } from '../../security/knownNetworkRepository.ts'
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
import { recordSignIn } from './authRepository.ts'
import { challengeExpired } from './signInFactorHandlers.ts'

/** Maximum number of requests with passkeys from one network in a window of 60 s, for all accounts together. */
const PASSKEY_LIMIT = { most: 60, windowS: 60 }

type Operation = 'startPasskeySignIn' | 'signInWithPasskey'

/** Returns the handlers of the sign-in with a passkey, either alone or as the second step after the password. */
export function signInPasskeyHandlers({
  database,
  passkeySite,
}: Services & { passkeySite: PasskeySite | null }): Pick<Handlers, Operation> {
  /**
   * Returns the id of the user who typed the right password in the first step; undefined for a sign-in with only a
   * passkey.
   */
  async function userOf({ body: { challenge } }: RequestOf<Operation>): Promise<number | undefined> {
    if (challenge === undefined) return undefined
    const found = await findChallenge(database, challenge)
    if (!found) throw challengeExpired()
    return found.userId
  }

  return {
    async startPasskeySignIn(request, reply) {
      const site = requireSite(passkeySite)
      await limitRequests(database, { purpose: 'passkey', key: clientNetwork(request) }, PASSKEY_LIMIT)
      const userId = await userOf(request)
      const passkeys = userId === undefined ? undefined : await describePasskeys(database, userId)
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
      const network = clientNetwork(request)
      await limitRequests(database, { purpose: 'passkey', key: network }, PASSKEY_LIMIT)
      const userId = await userOf(request)
      const response = request.body.passkey
      const { proven, ownerId } = await provePasskey(database, request, site, {
        purpose: 'sign-in',
        userId: null,
        response,
      })
      const isRight = proven !== null && (userId === undefined || userId === ownerId)
      if (ownerId === null || !isRight || !(await usePasskey(database, request, proven))) {
        await refuseSignIn(database, request, ownerId)
        throw passkeyRefused()
      }
      await database.transaction((transaction) => endChallenges(transaction, ownerId))
      await rememberNetwork(database, ownerId, network)
      await recordSignIn(database, ownerId)
      const token = await signIn(database, request, ownerId)
      return { token, message: (texts) => texts.auth.welcome }
    },
  }
}
