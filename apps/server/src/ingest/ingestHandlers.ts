import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../audit/writeAudit.ts'
import type { Queryable } from '../database/Database.ts'
import { conflict, notFound } from '../http/HttpError.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { parseTimestamp, recordId } from '../http/requestValues.ts'
import { inScope, scopeOf } from '../security/scope.ts'
import { cancelClock } from './quarantineRepository.ts'
import { findContact, storeSpeedUnit } from './contactRepository.ts'
import { listUnknownDevices } from './unknownDeviceRepository.ts'

const dayMs = 86_400_000
/**
 * Maximum number of days that one request for the counts of positions can cover. The server keeps these counts one day
 * longer.
 */
const MAX_DAYS = 7

export function ingestHandlers({
  database,
}: Services): Pick<
  Handlers,
  'listUnknownDevices' | 'getDeviceContact' | 'cancelClockOffset' | 'setSpeedUnit'
> {
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

    async cancelClockOffset(request) {
      const id = recordId(request.params.id)
      const count = await database.transaction(async (transaction) => {
        await lockDevice(transaction, request, id)
        const deleted = await cancelClock(transaction, id, Date.now())
        if (deleted === null) throw conflict((texts) => texts.device.noClockOffset)
        await writeAudit(transaction, request, {
          subject: { type: 'device', id },
          facts: { deleted_positions: deleted },
        })
        return deleted
      })
      return { message: (texts) => texts.device.clockCancelled(count) }
    },

    async setSpeedUnit(request) {
      const id = recordId(request.params.id)
      const { unit } = request.body
      await database.transaction(async (transaction) => {
        await lockDevice(transaction, request, id)
        const stored = await storeSpeedUnit(transaction, id, unit)
        if (stored === null) throw conflict((texts) => texts.device.neverReported)
        if (stored.before === unit) return
        await writeAudit(transaction, request, {
          subject: { type: 'device', id },
          facts: { speed_unit: unit ?? 'default' },
        })
      })
      return { message: (texts) => texts.device.speedUnitStored }
    },
  }
}

/** Locks a device that the caller may see; throws 404 for any other. */
async function lockDevice(transaction: Queryable, request: FastifyRequest, id: number): Promise<void> {
  const { groupIds } = scopeOf(request)
  const rows = await transaction.query(
    `select from device where id = $1 and ${inScope('device.group_id', '$2')} for key share`,
    [id, groupIds],
  )
  if (rows.length === 0) throw notFound()
}
