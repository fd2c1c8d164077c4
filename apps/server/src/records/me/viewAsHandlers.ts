import { record } from '../../audit/record.ts'
import { forbidden, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { bodyId } from '../../http/requestValues.ts'
import { requireSignedIn } from '../../security/security.ts'
import { beginView, endView } from '../../security/sessions/views.ts'
import { findRole } from '../role/roleRepository.ts'

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
        await record(transaction, request, { subject: { type: 'role', id: role.id } })
        return { message: (texts) => texts.viewAs.begun(role.name) }
      })
    },

    async endViewAs(request) {
      const { tokenId } = requireSignedIn(request)
      await database.transaction(async (transaction) => {
        const id = await endView(transaction, tokenId)
        if (id !== null) await record(transaction, request, { subject: { type: 'role', id } })
      })
      return { message: (texts) => texts.viewAs.ended }
    },
  }
}
