import { writeAudit } from '../../audit/writeAudit.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import { notFound, forbidden, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { recordId, bodyId } from '../../http/requestValues.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { scopeOf } from '../../security/scope.ts'
import { requireSignedIn, requireStepUp } from '../../security/security.ts'
import { agentName } from '../../security/knownDevices.ts'
import { endSession, listSessions, type SessionRow, beginView, endView } from '../../security/sessions.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { findUser } from '../user/userRepository.ts'
import { findRole } from '../role/roleRepository.ts'

type SessionOperation =
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'listUserSessions'
  | 'endUserSessions'
type ListRequest = RequestOf<'listOwnSessions' | 'listUserSessions'>

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
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.session.ended }
    },

    async endOtherSessions(request) {
      const { userId, tokenId } = requireStepUp(request)
      await database.transaction(async (transaction) => {
        await revokeAllTokens(transaction, userId, tokenId)
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
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
        await writeAudit(transaction, request, { subject: { type: 'user', id } })
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

/**
 * Returns the handlers of "Lihat sebagai" ("view as"). It limits the user's own session to the permissions of a role;
 * it does not show the data of other users.
 */
export function viewAsHandlers({ database }: Services): Pick<Handlers, 'viewAs' | 'endViewAs'> {
  return {
    async viewAs(request) {
      const { tokenId, isSession } = requireSignedIn(request)
      if (!isSession) throw forbidden()
      return database.transaction(async (transaction) => {
        const role = await findRole(transaction, bodyId(request.body.role_id) ?? 0)
        if (!role) throw unprocessable({ role_id: [(texts) => texts.viewAs.unknownRole] })
        await beginView(transaction, tokenId, role.id)
        await writeAudit(transaction, request, { subject: { type: 'role', id: role.id } })
        return { message: (texts) => texts.viewAs.begun(role.name) }
      })
    },

    async endViewAs(request) {
      const { tokenId } = requireSignedIn(request)
      await database.transaction(async (transaction) => {
        const id = await endView(transaction, tokenId)
        if (id !== null) await writeAudit(transaction, request, { subject: { type: 'role', id } })
      })
      return { message: (texts) => texts.viewAs.ended }
    },
  }
}
