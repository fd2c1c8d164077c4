import { writeAudit } from '../../audit/writeAudit.ts'
import { recordRefusal } from '../../audit/signIn.ts'
import type { PasskeySite } from '../../config/config.ts'
import { unprocessable } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import type { Message } from '../../locales/messages.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { type SecretKey, consumeCode } from '../../security/factors/factors.ts'
import { requestOptions, provePasskey, requireSite, usePasskey } from '../../security/ceremonies.ts'
import { createPasskeyChallenge, describePasskeys } from '../../security/passkeys.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { requireSignedIn } from '../../security/security.ts'
import { confirmToken } from '../../security/tokens.ts'
import { findAccount } from '../auth/authRepository.ts'

/** Maximum number of times that one user can try to confirm a session in a window of 300 s, successful or not. */
const CONFIRM_LIMIT = { most: 5, windowS: 300 }
/** Maximum number of requests of one user for a passkey challenge in a window of 300 s. */
const START_LIMIT = { most: 20, windowS: 300 }

type ConfirmRequest = RequestOf<'confirmMe'>
/**
 * The result of a check. It contains the checked field of the request, whether the value is right, and the message for
 * success.
 */
interface Check {
  field: 'password' | 'code' | 'passkey'
  isRight: boolean
  confirmed: Message
}

export function confirmHandlers({
  database,
  secretKey,
  passkeySite,
}: Services & { secretKey: SecretKey; passkeySite: PasskeySite | null }): Pick<
  Handlers,
  'confirmMe' | 'startPasskeyConfirm'
> {
  async function checkPasskey(
    request: ConfirmRequest,
    response: NonNullable<ConfirmRequest['body']['passkey']>,
  ): Promise<Check> {
    const { userId } = requireSignedIn(request)
    const site = requireSite(passkeySite)
    const { proven } = await provePasskey(database, request, site, { purpose: 'confirm', userId, response })
    const isRight = proven?.passkey.userId === userId && (await usePasskey(database, request, proven))
    return { field: 'passkey', isRight, confirmed: (texts) => texts.passkey.confirmed }
  }

  /** Checks the code if the user has a second factor; otherwise checks the password. */
  async function checkTyped(request: ConfirmRequest): Promise<Check> {
    const { userId } = requireSignedIn(request)
    const { password, code } = request.body
    const account = await findAccount(database, userId)
    const field = account?.factor ? 'code' : 'password'
    if (request.body[field] === undefined) throw unprocessable({ [field]: [missing[field]] })
    const attempt = {
      purpose: field === 'code' ? ('factor' as const) : ('password' as const),
      account: String(userId),
      userId,
      network: clientNetwork(request),
    }
    const key = field === 'code' ? await secretKey() : null
    const isRight = await throttleAttempt(database, attempt, async (client) => {
      const right = key
        ? await consumeCode(database, userId, code ?? '', { key, client })
        : await verifyPassword(password ?? '', account?.passwordHash ?? null, client)
      return right || null
    })
    const confirmed: Message = ({ factor, session }) => (key ? factor.confirmed : session.confirmed)
    return { field, isRight: isRight !== null, confirmed }
  }

  return {
    async confirmMe(request) {
      const { userId, tokenId } = requireSignedIn(request)
      await limitRequests(database, { purpose: 'confirm', key: String(userId) }, CONFIRM_LIMIT)
      const { passkey } = request.body
      const { field, isRight, confirmed } = passkey
        ? await checkPasskey(request, passkey)
        : await checkTyped(request)
      if (!isRight) {
        await recordRefusal(database, request, userId)
        throw unprocessable({ [field]: [wrong[field]] }, wrong[field])
      }
      await database.transaction(async (transaction) => {
        await confirmToken(transaction, tokenId)
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: confirmed }
    },

    async startPasskeyConfirm(request, reply) {
      const { userId } = requireSignedIn(request)
      const site = requireSite(passkeySite)
      await limitRequests(database, { purpose: 'confirm-passkey', key: String(userId) }, START_LIMIT)
      const passkeys = await describePasskeys(database, userId)
      const challenge = await createPasskeyChallenge(database, {
        purpose: 'confirm',
        userId,
        userHandle: null,
      })
      reply.header('cache-control', 'no-store')
      return { data: requestOptions(site, challenge, passkeys) }
    },
  }
}

const missing: Record<'password' | 'code', Message> = {
  code: (texts) => texts.factor.codeNeeded,
  password: (texts) => texts.factor.passwordNeeded,
}
const wrong: Record<Check['field'], Message> = {
  code: (texts) => texts.factor.codeWrong,
  password: (texts) => texts.session.passwordWrong,
  passkey: (texts) => texts.passkey.refused,
}
