import type { FastifyRequest } from 'fastify'
import { changeRecord } from '../../audit/changeRecord.ts'
import { writeAudit } from '../../audit/writeAudit.ts'
import type { Queryable } from '../../database/Database.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { includes, recordId } from '../../http/requestValues.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { scopeOf } from '../../security/scope.ts'
import { refuseArchived } from '../archiveRepository.ts'
import {
  type VehicleFields,
  findBrand,
  listBrands,
  listTypes,
  findVehicle,
  insertVehicle,
  isPlateArchived,
  listVehicles,
  updateVehicle,
} from './vehicleRepository.ts'
import { readVehicle } from './readVehicle.ts'

type VehicleOperation =
  | 'listVehicles'
  | 'getVehicle'
  | 'createVehicle'
  | 'updateVehicle'
  | 'listBrands'
  | 'getBrand'

export function vehicleHandlers({ database }: Services): Pick<Handlers, VehicleOperation> {
  return {
    async listVehicles(request) {
      return { data: await listVehicles(database, scopeOf(request), request.query.archived) }
    },

    async getVehicle(request, reply) {
      const vehicle = await findVehicle(database, scopeOf(request), recordId(request.params.id))
      if (!vehicle) throw notFound()
      return { data: tagVersion(reply, vehicle) }
    },

    async createVehicle(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const fields = await readVehicle(transaction, scopeOf(request), request.body, null)
        const id = await addVehicle(transaction, request, fields)
        return { message: (texts) => texts.vehicle.created, data: { id } }
      }).catch((error) => refuseTakenPlate(database, error, request))
    },

    async updateVehicle(request) {
      const id = recordId(request.params.id)
      await changeRecord(
        database,
        request,
        { type: 'vehicle', id, find: (on) => findVehicle(on, scopeOf(request), id) },
        async (transaction, before) => {
          refuseArchived(before)
          const version = expectedVersion(request, before)
          const fields = await readVehicle(transaction, scopeOf(request), request.body, before)
          if (!(await updateVehicle(transaction, id, fields, version))) throw outdated()
        },
      ).catch((error) => refuseTakenPlate(database, error, request))
      return { message: (texts) => texts.vehicle.changed }
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

/** Stores a new vehicle and its audit entry; returns the id. */
export async function addVehicle(transaction: Queryable, request: FastifyRequest, fields: VehicleFields) {
  const id = (await insertVehicle(transaction, fields)) ?? 0
  await writeAudit(transaction, request, {
    action: 'createVehicle',
    subject: { type: 'vehicle', id },
    after: fields,
  })
  return id
}

/** Throws 409 if `error` is the violation by a taken plate, else `error` itself. */
export async function refuseTakenPlate(
  database: Queryable,
  error: unknown,
  request: RequestOf<'createVehicle' | 'updateVehicle' | 'setUpVehicle'>,
): Promise<never> {
  if (violation(error) !== 'vehicle_number_key') throw error
  if (await isPlateArchived(database, scopeOf(request), request.body.number))
    throw conflict((texts) => texts.vehicle.plateArchived, {
      number: [(texts) => texts.vehicle.plateArchived],
    })
  throw conflict((texts) => texts.vehicle.plateTakenByOther, {
    number: [(texts) => texts.vehicle.plateTaken],
  })
}
