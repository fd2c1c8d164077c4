import { writeAudit } from '../audit/writeAudit.ts'
import { isVisible } from '../audit/auditRepository.ts'
import type { Database } from '../database/Database.ts'
import { conflict, notFound } from '../http/HttpError.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { recordId } from '../http/requestValues.ts'
import { limitRequests } from '../security/requestLimit.ts'
import { scopeOf } from '../security/scope.ts'
import { requireSignedIn } from '../security/security.ts'
import { lockTrips } from './countShares.ts'
import {
  deleteTrips,
  findTripDevice,
  isRunning,
  lockSearch,
  lockTrip,
  addExclusion,
  findExclusion,
  listExclusions,
  removeExclusion,
} from './deleteTrips.ts'
import { askForSearch } from './tripWorkRepository.ts'

/** Maximum number of deleted and restored trips of one user per hour. */
const limit = { most: 120, windowS: 3600 }

export function tripDeletionHandlers({
  database,
}: Services): Pick<Handlers, 'deleteSession' | 'listExclusions' | 'deleteExclusion'> {
  return {
    async deleteSession(request) {
      const id = recordId(request.params.id)
      const deviceId = await findTripDevice(database, scopeOf(request), id)
      if (deviceId === undefined) throw notFound()
      const { userId } = requireSignedIn(request)
      await limitWrites(database, userId)
      await database.transaction(async (transaction) => {
        await lockSearch(transaction, deviceId)
        await lockTrips(transaction)
        const trip = await lockTrip(transaction, scopeOf(request), id)
        if (!trip) throw notFound()
        if (!trip.isWhole) throw conflict((texts) => texts.trip.otherDepot)
        if (trip.source === 'tracker') {
          if (await isRunning(transaction, trip, Date.now())) throw conflict((texts) => texts.trip.running)
          await addExclusion(transaction, id, userId)
        }
        await deleteTrips(transaction, [id])
        await writeAudit(transaction, request, { subject: { type: 'trip', id }, before: trip })
      })
      return { message: (texts) => texts.trip.deleted }
    },

    async listExclusions(request) {
      const id = recordId(request.params.id)
      if (!(await isVisible(database, scopeOf(request), 'device', id))) throw notFound()
      return { data: await listExclusions(database, scopeOf(request), id) }
    },

    async deleteExclusion(request) {
      const id = recordId(request.params.id)
      const exclusion = await findExclusion(database, scopeOf(request), id)
      if (!exclusion) throw notFound()
      const { deviceId, from, fromText, toText } = exclusion
      await limitWrites(database, requireSignedIn(request).userId)
      await database.transaction(async (transaction) => {
        await lockSearch(transaction, deviceId)
        if (!(await removeExclusion(transaction, id))) throw notFound()
        await askForSearch(transaction, { deviceId, fromTime: from })
        const facts = { from: fromText, to: toText }
        await writeAudit(transaction, request, { subject: { type: 'device', id: deviceId }, facts })
      })
      return { message: (texts) => texts.trip.restored }
    },
  }
}

function limitWrites(database: Database, userId: number): Promise<void> {
  return limitRequests(database, { purpose: 'trip', key: String(userId) }, limit)
}
