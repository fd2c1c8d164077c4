import { record } from '../../audit/record.ts'
import { recordRefusal } from '../../audit/signIn.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import { notFound, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { recordId } from '../../http/requestValues.ts'
import type { Texts } from '../../locales/id.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { type SecretKey, consumeCode } from '../../security/factors/factors.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { limitRequests } from '../../security/requestLimit.ts'
import { scopeOf } from '../../security/scope.ts'
import { requireSignedIn, requireStepUp } from '../../security/security.ts'
import { agentName } from '../../security/sessions/agentName.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRow,
} from '../../security/sessions/sessions.ts'
import { confirmToken, revokeAllTokens } from '../../security/tokens.ts'
import { findAccount } from '../auth/authRepository.ts'
import { findUser } from '../user/userRepository.ts'

/** Tries to confirm a password, right or wrong, of one user. */
export const CONFIRM_LIMIT = { most: 5, windowS: 300 }

type SessionOperation =
  | 'confirmMe'
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'listUserSessions'
  | 'endUserSessions'
type ListRequest = RequestOf<'listOwnSessions' | 'listUserSessions'>

/** Handlers of sessions: the user's own, and those that an administrator sees and ends; and of the step-up. */
export function sessionHandlers({
  database,
  secretKey,
}: Services & { secretKey: SecretKey }): Pick<Handlers, SessionOperation> {
  return {
    async confirmMe(request) {
      const { userId, tokenId } = requireSignedIn(request)
      const key = String(userId)
      await limitRequests(database, { purpose: 'confirm', key }, CONFIRM_LIMIT)
      const account = await findAccount(database, userId)
      const { password, code } = request.body
      const asked = account?.factor ? 'code' : 'password'
      if ((asked === 'code' ? code : password) === undefined)
        throw unprocessable({ [asked]: [missing[asked]] })
      const attempt = {
        purpose: asked === 'code' ? ('factor' as const) : ('password' as const),
        account: key,
        userId,
        network: clientNetwork(request),
      }
      const factorKey = asked === 'code' ? await secretKey() : null
      const isRight = await throttleAttempt(database, attempt, async (client) => {
        const right = factorKey
          ? await consumeCode(database, userId, code ?? '', { key: factorKey, client })
          : await verifyPassword(password ?? '', account?.passwordHash ?? null, client)
        return right || null
      })
      if (!isRight) {
        await recordRefusal(database, request, userId)
        throw unprocessable({ [asked]: [wrong[asked]] })
      }
      await database.transaction(async (transaction) => {
        await confirmToken(transaction, tokenId)
        await record(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: ({ factor, session }) => (factorKey ? factor.confirmed : session.confirmed) }
    },

    async listOwnSessions(request) {
      const { userId } = requireSignedIn(request)
      return { data: (await listSessions(database, userId)).map((row) => toWire(row, request)) }
    },

    async endOwnSession(request) {
      const { userId } = requireStepUp(request)
      await database.transaction(async (transaction) => {
        if (!(await endSession(transaction, userId, recordId(request.params.id)))) throw notFound()
        await record(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.session.ended }
    },

    async endOtherSessions(request) {
      const { userId, tokenId } = requireStepUp(request)
      await database.transaction(async (transaction) => {
        await endOtherSessions(transaction, userId, tokenId)
        await record(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.session.othersEnded }
    },

    async listUserSessions(request) {
      const id = recordId(request.params.id)
      if (!(await findUser(database, scopeOf(request), id))) throw notFound()
      return { data: (await listSessions(database, id)).map((row) => toWire(row, request)) }
    },

    async endUserSessions(request) {
      const id = recordId(request.params.id)
      await database.transaction(async (transaction) => {
        await lockAuthority(transaction)
        if (!(await findUser(transaction, scopeOf(request), id))) throw notFound()
        await requireMayManage(transaction, callerOf(request), { userId: id })
        await revokeAllTokens(transaction, id)
        await record(transaction, request, { subject: { type: 'user', id } })
      })
      return { message: (texts) => texts.session.userEnded }
    },
  }
}

const missing = {
  code: (texts: Texts) => texts.factor.codeNeeded,
  password: (texts: Texts) => texts.factor.passwordNeeded,
}
const wrong = {
  code: (texts: Texts) => texts.factor.codeWrong,
  password: (texts: Texts) => texts.session.passwordWrong,
}

function toWire({ id, agent, address, created_at, last_seen_at }: SessionRow, request: ListRequest) {
  const isHere = address === clientNetwork(request)
  return {
    id,
    ...agentName(agent),
    address,
    network: isHere ? ('this' as const) : ('other' as const),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    current: id === requireSignedIn(request).tokenId,
  }
}
