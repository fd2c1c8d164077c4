import { notFound } from '../http/HttpError.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { parseTimestamp, recordId } from '../http/requestValues.ts'
import { scopeOf } from '../security/scope.ts'
import { findContact } from './contactRepository.ts'
import { listUnknownDevices } from './unknownDeviceRepository.ts'

const dayMs = 86_400_000
/**
 * Maximum number of days that one request for the counts of positions can cover. The server keeps these counts one day
 * longer.
 */
const MAX_DAYS = 7

/** Returns the handlers for the requests about unknown devices and about the last contact of a device. */
export function ingestHandlers({
  database,
}: Services): Pick<Handlers, 'listUnknownDevices' | 'getDeviceContact'> {
  return {
    async listUnknownDevices(request) {
      // An unknown device belongs to no depot, so only a user who sees all depots sees it.
      if (scopeOf(request).groupIds !== null) return { data: [] }
      return { data: await listUnknownDevices(database) }
    },

    async getDeviceContact(request) {
      const now = Date.now()
      const asked = parseTimestamp(request.query.from, 'from')
      const from = Math.max(asked === undefined ? now - dayMs : Date.parse(asked), now - MAX_DAYS * dayMs)
      const id = recordId(request.params.id)
      const contact = await findContact(database, scopeOf(request), id, new Date(from).toISOString())
      if (!contact) throw notFound()
      return { data: contact }
    },
  }
}
