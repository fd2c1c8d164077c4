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
import { deleteRows } from '../recordRows.ts'
import {
  type ArchivedKind,
  archiveRow,
  findUsage,
  freeIdentity,
  keepsHistory,
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
  | 'deleteDevice'
  | 'deleteVehicle'
  | 'deleteDriver'

type Archived = Versioned & { archived_at: string | null }
type Find = (database: Queryable, scope: Scope, id: number) => Promise<Archived | null>

const finders: Record<ArchivedKind, Find> = { device: findDevice, vehicle: findVehicle, driver: findDriver }

/**
 * Returns the handlers that archive, restore and delete devices, vehicles and drivers. The first two are idempotent: a
 * repeated request changes nothing and writes no second audit entry.
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

  /** Deletes a record that has no history and that nothing uses; the refusal says what does. */
  async function remove(request: FastifyRequest<{ Params: { id: string } }>, kind: ArchivedKind) {
    const id = recordId(request.params.id)
    const scope = scopeOf(request)
    const inUse = async (on: Queryable) => {
      const usage = await findUsage(on, scope, kind, id)
      return conflict((texts) => texts[kind].inUse(usage))
    }
    const find = (on: Queryable) => finders[kind](on, scope, id)
    await changeRecord(database, request, { type: kind, id, find }, async (transaction) => {
      if (await keepsHistory(transaction, kind, id)) throw await inUse(transaction)
      await deleteRows(transaction, kind, [id])
    }).catch(async (error) => {
      throw violation(error) ? await inUse(database) : error
    })
    return { message: (texts: Texts) => texts[kind].deleted }
  }

  return {
    deleteDevice: (request) => remove(request, 'device'),
    deleteVehicle: (request) => remove(request, 'vehicle'),
    deleteDriver: (request) => remove(request, 'driver'),
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
