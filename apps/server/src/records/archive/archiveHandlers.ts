import type { FastifyRequest } from 'fastify'
import { changeRecord } from '../../audit/changeRecord.ts'
import { writeAudit } from '../../audit/writeAudit.ts'
import type { Queryable } from '../../database/Database.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { recordId } from '../../http/requestValues.ts'
import type { Texts } from '../../locales/id.ts'
import { expectedVersion, type Versioned } from '../../safeWrites/recordVersion.ts'
import { type Scope, scopeOf } from '../../security/scope.ts'
import { findDevice } from '../device/deviceRepository.ts'
import { findDriver } from '../driver/driverRepository.ts'
import { findVehicle } from '../vehicle/vehicleRepository.ts'
import {
  type ArchivedKind,
  archiveRow,
  freeIdentity,
  lockDevicesOf,
  releaseDevices,
  restoreRow,
} from '../archiveRepository.ts'

type ArchiveOperation =
  | 'archiveDevice'
  | 'restoreDevice'
  | 'archiveVehicle'
  | 'restoreVehicle'
  | 'archiveDriver'
  | 'restoreDriver'

type Archived = Versioned & { archived_at: string | null }
type Find = (database: Queryable, scope: Scope, id: number) => Promise<Archived | null>

const finders: Record<ArchivedKind, Find> = { device: findDevice, vehicle: findVehicle, driver: findDriver }

/**
 * Returns the handlers that archive and restore devices, vehicles and drivers. Both are idempotent: a repeated request
 * changes nothing and writes no second audit entry.
 */
export function archiveHandlers({ database }: Services): Pick<Handlers, ArchiveOperation> {
  /** Runs `change` on a record, in the transaction that also writes the audit entry. */
  function changeArchived(
    request: FastifyRequest<{ Params: { id: string } }>,
    type: ArchivedKind,
    change: (transaction: Queryable, id: number, before: Archived) => Promise<void>,
  ) {
    const id = recordId(request.params.id)
    const find = (on: Queryable) => finders[type](on, scopeOf(request), id)
    return changeRecord(database, request, { type, id, find }, async (transaction, before) => {
      expectedVersion(request, before)
      await change(transaction, id, before)
    })
  }

  async function archive(
    request: FastifyRequest<{ Params: { id: string } }>,
    kind: ArchivedKind,
    isIdentityFree: boolean,
  ) {
    await changeArchived(request, kind, async (transaction, id, before) => {
      if (before.archived_at === null) {
        await release(transaction, request, kind, id)
        await archiveRow(transaction, kind, id)
      }
      if (isIdentityFree) await freeIdentity(transaction, kind, id)
    })
    return { message: (texts: Texts) => texts[kind].archived }
  }

  async function restore(request: FastifyRequest<{ Params: { id: string } }>, kind: ArchivedKind) {
    await changeArchived(request, kind, async (transaction, id, before) => {
      if (before.archived_at !== null) await restoreRow(transaction, kind, id)
    }).catch(refuseTakenIdentity)
    return { message: (texts: Texts) => texts[kind].restored }
  }

  return {
    archiveDevice: (request) => archive(request, 'device', request.body.free_identity ?? false),
    archiveVehicle: (request) => archive(request, 'vehicle', request.body.free_identity ?? false),
    archiveDriver: (request) => archive(request, 'driver', false),
    restoreDevice: (request) => restore(request, 'device'),
    restoreVehicle: (request) => restore(request, 'vehicle'),
    restoreDriver: (request) => restore(request, 'driver'),
  }
}

/** Takes the vehicle and driver from the devices of a record, and writes an audit entry for each other device. */
async function release(
  transaction: Queryable,
  request: FastifyRequest,
  kind: ArchivedKind,
  id: number,
): Promise<void> {
  const { devices, hidden } = await lockDevicesOf(transaction, scopeOf(request), kind, id)
  if (hidden > 0) throw conflict((texts) => texts.archive.hiddenDevices)
  await releaseDevices(transaction, kind, id)
  if (kind === 'device') return
  for (const before of devices) {
    const after = { ...before, [`${kind}_id`]: null }
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    await writeAudit(transaction, request, { subject: { type: 'device', id: before.id }, before, after })
  }
}

function refuseTakenIdentity(error: unknown): never {
  const violated = violation(error)
  if (violated === 'device_imei_key') throw conflict((texts) => texts.device.imeiTakenBy(null))
  if (violated === 'vehicle_number_key') throw conflict((texts) => texts.vehicle.plateTakenByOther)
  throw error
}
