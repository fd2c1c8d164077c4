import type { Handlers } from '../../operations.ts'
import type { Intake } from '../Intake.ts'
import { readReports } from './readReports.ts'
import { storeReports } from './storeReports.ts'

export const stored = { message: 'Posisi disimpan.' }

/** What phones and gateways send to the API itself. */
export function osmandHandlers({
  intake,
}: {
  intake: Intake
}): Pick<Handlers, 'reportPosition' | 'reportPositions'> {
  return {
    async reportPosition(request) {
      await storeReports(intake, readReports(request.query, undefined, Date.now()))
      return stored
    },

    async reportPositions(request) {
      await storeReports(intake, readReports(request.query, request.body, Date.now()))
      return stored
    },
  }
}
