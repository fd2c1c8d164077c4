import type { Queryable } from '../../database/Database.ts'
import { violation } from '../../database/violation.ts'
import { FieldChecks } from '../../FieldChecks.ts'
import { conflict, notFound } from '../../HttpError.ts'
import { includes } from '../../include.ts'
import type { Handlers, Services } from '../../operations.ts'
import { bodyId, recordId } from '../../recordId.ts'
import { textOrNull } from '../../text.ts'
import { isUnknownDevice } from '../ingest/unknownDeviceRepository.ts'
import type { DeviceFields, DeviceRow } from './deviceRepository.ts'
import {
  checkFitting,
  deleteDevice,
  findDevice,
  findNameByImei,
  insertDevice,
  listDevices,
  updateDevice,
} from './deviceRepository.ts'
import { describeUsage } from './usage.ts'

/** The trackers. */
export function deviceHandlers({
  database,
}: Services): Pick<Handlers, 'listDevices' | 'getDevice' | 'createDevice' | 'updateDevice' | 'deleteDevice'> {
  return {
    async listDevices(request) {
      const wanted = includes(request.query)
      return { data: (await listDevices(database)).map((device) => onlyIncluded(device, wanted)) }
    },

    async getDevice(request) {
      const device = await findDevice(database, recordId(request.params.id))
      if (!device) throw notFound()
      return { data: onlyIncluded(device, includes(request.query)) }
    },

    async createDevice(request, reply) {
      const fields = await readDevice(database, request.body, null)
      const id = await insertDevice(database, fields).catch((error) =>
        refuseTakenImei(database, error, fields),
      )
      reply.code(201)
      return { message: 'Perangkat berhasil dibuat.', data: { id: id ?? 0 } }
    },

    async updateDevice(request) {
      const id = recordId(request.params.id)
      const before = await findDevice(database, id)
      if (!before) throw notFound()
      const fields = await readDevice(database, request.body, before)
      const found = await updateDevice(database, id, fields).catch((error) =>
        refuseTakenImei(database, error, fields),
      )
      if (!found) throw notFound()
      return { message: 'Perangkat berhasil diubah.' }
    },

    async deleteDevice(request) {
      const id = recordId(request.params.id)
      try {
        if (!(await deleteDevice(database, id))) throw notFound()
      } catch (error) {
        if (!violation(error)) throw error
        const usage = await describeUsage(database, 'device_id', id)
        throw conflict(`Perangkat ini tidak dapat dihapus: masih ${usage}.`)
      }
      return { message: 'Perangkat berhasil dihapus.' }
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
    imei: input.imei.trim(),
    number: textOrNull(input.number),
    vehicle_id: bodyId(input.vehicle_id),
    driver_id: bodyId(input.driver_id),
  }
  const known = await checkFitting(database, fields)
  const reports = await isUnknownDevice(database, fields.imei)
  new FieldChecks()
    .expect(fields.name !== '', 'name', 'Nama wajib diisi.')
    .expect(fields.imei !== '', 'imei', 'IMEI wajib diisi.')
    // An imported device keeps the id that it came with until somebody changes it; a phone that reports has its own.
    .expect(
      fields.imei === before?.imei || /^\d{14,16}$/.test(fields.imei) || reports,
      'imei',
      'IMEI harus 14 sampai 16 angka.',
    )
    .expect(known.vehicle, 'vehicle_id', 'Kendaraan ini tidak ada.')
    .expect(known.driver, 'driver_id', 'Pengendara ini tidak ada.')
    .throwIfAny()
  return fields
}

async function refuseTakenImei(database: Queryable, error: unknown, { imei }: DeviceFields): Promise<never> {
  if (violation(error) !== 'device_imei') throw error
  const owner = await findNameByImei(database, imei)
  throw conflict(`IMEI ini sudah dipakai perangkat ${owner ?? 'lain'}.`, { imei: ['IMEI sudah dipakai.'] })
}
