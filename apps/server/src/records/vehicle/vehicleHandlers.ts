import { violation } from '../../database/databaseErrors.ts'
import { conflict, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { includes, recordId } from '../../http/requestValues.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { findUsage } from '../usage.ts'
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

/** Handlers of vehicles, brands and types. */
export function vehicleHandlers({ database }: Services): Pick<Handlers, VehicleOperation> {
  return {
    async listVehicles() {
      return { data: await listVehicles(database) }
    },

    async getVehicle(request, reply) {
      const vehicle = await findVehicle(database, recordId(request.params.id))
      if (!vehicle) throw notFound()
      return { data: tagVersion(reply, vehicle) }
    },

    async createVehicle(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const fields = await readVehicle(transaction, request.body, null)
        const id = await insertVehicle(transaction, fields)
        return { message: (texts) => texts.vehicle.created, data: { id: id ?? 0 } }
      }).catch(refuseTakenPlate)
    },

    async updateVehicle(request) {
      const id = recordId(request.params.id)
      const before = await findVehicle(database, id)
      if (!before) throw notFound()
      const version = expectedVersion(request, before)
      const fields = await readVehicle(database, request.body, before)
      const found = await updateVehicle(database, id, fields, version).catch(refuseTakenPlate)
      if (!found) throw version === null ? notFound() : outdated()
      return { message: (texts) => texts.vehicle.changed }
    },

    async deleteVehicle(request) {
      const id = recordId(request.params.id)
      try {
        if (!(await deleteVehicle(database, id))) throw notFound()
      } catch (error) {
        if (!violation(error)) throw error
        const usage = await findUsage(database, 'vehicle_id', id)
        throw conflict((texts) => texts.vehicle.inUse(usage))
      }
      return { message: (texts) => texts.vehicle.deleted }
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
  if (violation(error) !== 'vehicle_number_key') throw error
  throw conflict((texts) => texts.vehicle.plateTakenByOther, {
    number: [(texts) => texts.vehicle.plateTaken],
  })
}
