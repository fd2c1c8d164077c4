import { record } from '../../audit/record.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import { notFound } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { recordId } from '../../http/requestValues.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { scopeOf } from '../../security/scope.ts'
import { requireSignedIn, requireStepUp } from '../../security/security.ts'
import { agentName } from '../../security/sessions/agentName.ts'
import { endSession, listSessions, type SessionRow } from '../../security/sessions/sessions.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { findUser } from '../user/userRepository.ts'

type SessionOperation =
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'listUserSessions'
  | 'endUserSessions'
type ListRequest = RequestOf<'listOwnSessions' | 'listUserSessions'>

/** Returns the handlers for the user's own sessions and, for administrators, for the sessions of other users. */
export function sessionHandlers({ database }: Services): Pick<Handlers, SessionOperation> {
  return {
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
        await revokeAllTokens(transaction, userId, tokenId)
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
