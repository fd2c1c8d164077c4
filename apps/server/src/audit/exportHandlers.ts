import type { components } from '@sikud/api/schema'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/Database.ts'
import { forbidden, notFound, unprocessable } from '../http/HttpError.ts'
import { capitalised } from '../http/contract.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { bodyId, parseTimestamp, recordId } from '../http/requestValues.ts'
import { operationPermissions } from '../reference/__generated__/permissions.ts'
import { limitRequests } from '../security/requestLimit.ts'
import { scopeOf } from '../security/scope.ts'
import { requireSignedIn } from '../security/security.ts'
import { findLiveSessions } from '../security/tokens.ts'
import { recordAccess, areDriversVisible, findExportedTrip, findSharedDevice } from './accessLog.ts'
import { writeAudit } from './writeAudit.ts'

/**
 * Maximum number of exports, and also of shared positions, that one user can record per hour. Without this limit, one
 * user could fill the logs.
 */
const limit = { most: 120, windowS: 3600 }

type List = components['schemas']['ListExport']['list']

const otherLists = {
  unknown_device: 'listUnknownDevices',
  speeding: 'listSpeeding',
  trip: 'listSessions',
} as const

/** Returns the permission of the operation that reads a list: that of `listDrivers` for `driver`. */
function permissionOf(list: List) {
  if (list in otherLists) return operationPermissions[otherLists[list as keyof typeof otherLists]] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `in` checks it
  type Kind = Exclude<List, keyof typeof otherLists>
  return operationPermissions[`list${capitalised(list)}s` as `list${Capitalize<Kind>}s`] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the compiler checks that these operations exist
}

/**
 * Returns the handlers that record an export or a shared position. A client must call them before it writes the file or
 * shares the position.
 */
export function exportHandlers({
  database,
}: Services): Pick<Handlers, 'recordExport' | 'recordTripExport' | 'recordShare'> {
  return {
    async recordExport(request) {
      const { list, count, filtered, driver_ids } = request.body
      await requirePermission(database, request, permissionOf(list))
      const namesDrivers = list === 'driver' || list === 'trip'
      const drivers = namesDrivers ? (driver_ids ?? []).map((id) => bodyId(id) ?? 0) : []
      const isKnown =
        drivers.length > 0 ? await areDriversVisible(database, scopeOf(request), drivers) : list !== 'driver'
      if (!isKnown) {
        throw unprocessable(
          { driver_ids: [(texts) => texts.driver.listChanged] },
          (texts) => texts.driver.listChanged,
        )
      }
      await limitExports(database, request, 'export')
      await database.transaction(async (transaction) => {
        await recordAccess(
          transaction,
          request,
          'export',
          drivers.map((driverId) => ({ driverId })),
        )
        await writeAudit(transaction, request, {
          facts: { list, count: list === 'driver' ? drivers.length : count, filtered },
        })
      })
      return { message: (texts) => texts.audit.exportRecorded }
    },

    async recordTripExport(request) {
      const id = recordId(request.params.id)
      const drivers = await findExportedTrip(database, scopeOf(request), id)
      if (drivers.length === 0) throw notFound()
      await limitExports(database, request, 'export')
      await database.transaction(async (transaction) => {
        await recordAccess(
          transaction,
          request,
          'export',
          drivers.map((driver) => ({ ...driver, tripId: id })),
        )
        await writeAudit(transaction, request, {
          subject: { type: 'trip', id },
          facts: { format: request.body.format },
        })
      })
      return { message: (texts) => texts.audit.exportRecorded }
    },

    async recordShare(request) {
      const id = recordId(request.params.id)
      const { channel, time } = request.body
      const at = parseTimestamp(time ?? undefined, 'time') ?? null
      const device = await findSharedDevice(database, scopeOf(request), id, at)
      if (!device) throw notFound()
      await limitExports(database, request, 'share')
      const { driverId, vehicleId } = device
      const shared = at === null ? null : new Date(at)
      await database.transaction(async (transaction) => {
        await recordAccess(transaction, request, 'share', [{ driverId, from: shared, to: shared }])
        await writeAudit(transaction, request, {
          subject: vehicleId === null ? { type: 'device', id } : { type: 'vehicle', id: vehicleId },
          facts: { channel },
        })
      })
      return { message: (texts) => texts.audit.shareRecorded }
    },
  }
}

/**
 * Throws 403 if the role of the session does not grant the permission. The permission depends on the body of the
 * request, so the usual check by operation is not enough.
 */
async function requirePermission(database: Database, request: FastifyRequest, permission: string) {
  const { tokenId } = requireSignedIn(request)
  if ((await findLiveSessions(database, [tokenId], permission)).length === 0) throw forbidden()
}

function limitExports(database: Database, request: FastifyRequest, purpose: string) {
  return limitRequests(database, { purpose, key: String(requireSignedIn(request).userId) }, limit)
}
