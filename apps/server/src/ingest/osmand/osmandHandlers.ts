import type { Message } from '../../locales/messages.ts'
import type { Handlers } from '../../http/operations.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import type { Intake } from '../Intake.ts'
import { readReports } from './readReports.ts'
import { storeReports } from './storeReports.ts'

/** The acknowledgement of stored positions. */
export const stored: { message: Message } = { message: (texts) => texts.ingest.stored }

/** Handles reports of phones and gateways to the API. */
export function osmandHandlers({
  intake,
}: {
  intake: Intake
}): Pick<Handlers, 'reportPosition' | 'reportPositions'> {
  return {
    async reportPosition(request) {
      await storeReports(intake, readReports(request.query, undefined, Date.now()), clientNetwork(request))
      return stored
    },

    async reportPositions(request) {
      await storeReports(intake, readReports(request.query, request.body, Date.now()), clientNetwork(request))
      return stored
    },
  }
}
