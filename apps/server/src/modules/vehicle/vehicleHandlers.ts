import { violation } from '../../database/violation.ts'
import { conflict, notFound } from '../../HttpError.ts'
import { includes } from '../../include.ts'
import type { Handlers, Services } from '../../operations.ts'
import { recordId } from '../../recordId.ts'
import { describeUsage } from '../device/usage.ts'
import { findBrand, listBrands, listTypes } from './brandRepository.ts'
import { readVehicle } from './readVehicle.ts'
import {
  deleteVehicle,
  findVehicle,
  insertVehicle,
  listVehicles,
  updateVehicle,
} from './vehicleRepository.ts'

type VehicleOperation =
  | 'listVehicles'
  | 'getVehicle'
  | 'createVehicle'
  | 'updateVehicle'
  | 'deleteVehicle'
  | 'listBrands'
  | 'getBrand'

/** The vehicles, their brands and types. */
export function vehicleHandlers({ database }: Services): Pick<Handlers, VehicleOperation> {
  return {
    async listVehicles() {
      return { data: await listVehicles(database) }
    },

    async getVehicle(request) {
      const vehicle = await findVehicle(database, recordId(request.params.id))
      if (!vehicle) throw notFound()
      return { data: vehicle }
    },

    async createVehicle(request, reply) {
      const fields = await readVehicle(database, request.body, null)
      const id = await insertVehicle(database, fields).catch(refuseTakenPlate)
      reply.code(201)
      return { message: 'Kendaraan berhasil dibuat.', data: { id: id ?? 0 } }
    },

    async updateVehicle(request) {
      const id = recordId(request.params.id)
      const before = await findVehicle(database, id)
      if (!before) throw notFound()
      const fields = await readVehicle(database, request.body, before)
      if (!(await updateVehicle(database, id, fields).catch(refuseTakenPlate))) throw notFound()
      return { message: 'Kendaraan berhasil diubah.' }
    },

    async deleteVehicle(request) {
      const id = recordId(request.params.id)
      try {
        if (!(await deleteVehicle(database, id))) throw notFound()
      } catch (error) {
        if (!violation(error)) throw error
        const usage = await describeUsage(database, 'vehicle_id', id)
        throw conflict(`Kendaraan ini tidak dapat dihapus: masih ${usage}.`)
      }
      return { message: 'Kendaraan berhasil dihapus.' }
    },

    async listBrands() {
      return { data: await listBrands(database) }
    },

    async getBrand(request) {
      const id = recordId(request.params.id)
      const brand = await findBrand(database, id)
      if (!brand) throw notFound()
      if (!includes(request.query).has('type')) return { data: brand }
      return { data: { ...brand, type: { data: await listTypes(database, id) } } }
    },
  }
}

function refuseTakenPlate(error: unknown): never {
  if (violation(error) !== 'vehicle_number') throw error
  throw conflict('Nopol ini sudah dipakai kendaraan lain.', { number: ['Nopol sudah dipakai.'] })
}
