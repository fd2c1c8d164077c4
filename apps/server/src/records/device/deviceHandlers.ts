import type { Queryable } from '../../database/Database.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { bodyId, FieldChecks, includes, recordId, textOrNull } from '../../http/requestValues.ts'
import { cleanImei } from '../../identities/identityKeys.ts'
import { isUnknownDevice } from '../../ingest/unknownDeviceRepository.ts'
import {
  type DeviceFields,
  type DeviceRow,
  checkReferences,
  deleteDevice,
  findDevice,
  findNameByImei,
  insertDevice,
  listDevices,
  updateDevice,
} from './deviceRepository.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { findUsage } from '../usage.ts'

/** Handlers of devices. */
export function deviceHandlers({
  database,
}: Services): Pick<Handlers, 'listDevices' | 'getDevice' | 'createDevice' | 'updateDevice' | 'deleteDevice'> {
  return {
    async listDevices(request) {
      const wanted = includes(request.query)
      return { data: (await listDevices(database)).map((device) => onlyIncluded(device, wanted)) }
    },

    async getDevice(request, reply) {
      const device = await findDevice(database, recordId(request.params.id))
      if (!device) throw notFound()
      return { data: onlyIncluded(tagVersion(reply, device), includes(request.query)) }
    },

    async createDevice(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const fields = await readDevice(transaction, request.body, null)
        const id = await insertDevice(transaction, fields)
        return { message: (texts) => texts.device.created, data: { id: id ?? 0 } }
      }).catch((error) => refuseTakenImei(database, error, request.body.imei))
    },

    async updateDevice(request) {
      const id = recordId(request.params.id)
      const before = await findDevice(database, id)
      if (!before) throw notFound()
      const version = expectedVersion(request, before)
      const fields = await readDevice(database, request.body, before)
      const found = await updateDevice(database, id, fields, version).catch((error) =>
        refuseTakenImei(database, error, fields.imei),
      )
      if (!found) throw version === null ? notFound() : outdated()
      return { message: (texts) => texts.device.changed }
    },

    async deleteDevice(request) {
      const id = recordId(request.params.id)
      try {
        if (!(await deleteDevice(database, id))) throw notFound()
      } catch (error) {
        if (!violation(error)) throw error
        const usage = await findUsage(database, 'device_id', id)
        throw conflict((texts) => texts.device.inUse(usage))
      }
      return { message: (texts) => texts.device.deleted }
    },
  }
}

function onlyIncluded({ vehicle, driver, ...device }: DeviceRow, wanted: Set<string>) {
  return {
    ...device,
    ...(wanted.has('vehicle') ? { vehicle } : {}),
    ...(wanted.has('driver') ? { driver } : {}),
  }
}

interface DeviceInput {
  name: string
  imei: string
  number?: string | null
  vehicle_id?: number | string | null
  driver_id?: number | string | null
}

async function readDevice(
  database: Queryable,
  input: DeviceInput,
  before: DeviceFields | null,
): Promise<DeviceFields> {
  const fields = {
    name: input.name.trim(),
    imei: input.imei === before?.imei ? before.imei : cleanImei(input.imei),
    number: textOrNull(input.number),
    vehicle_id: bodyId(input.vehicle_id),
    driver_id: bodyId(input.driver_id),
  }
  const known = await checkReferences(database, fields)
  const isReporting = await isUnknownDevice(database, fields.imei)
  new FieldChecks()
    .expect(fields.name !== '', 'name', (texts) => texts.field.nameRequired)
    .expect(fields.imei !== '', 'imei', (texts) => texts.device.imeiRequired)
    // Exceptions: the unchanged id of an imported device, and the id of a phone that already sends positions.
    .expect(
      fields.imei === before?.imei || /^\d{14,16}$/.test(fields.imei) || isReporting,
      'imei',
      (texts) => texts.device.imeiWrong,
    )
    .expect(known.vehicle, 'vehicle_id', (texts) => texts.device.noSuchVehicle)
    .expect(known.driver, 'driver_id', (texts) => texts.device.noSuchDriver)
    .throwIfAny()
  return fields
}

async function refuseTakenImei(database: Queryable, error: unknown, imei: string): Promise<never> {
  if (!violation(error)?.startsWith('device_imei')) throw error
  const owner = await findNameByImei(database, imei)
  throw conflict((texts) => texts.device.imeiTakenBy(owner ?? null), {
    imei: [(texts) => texts.device.imeiTaken],
  })
}
